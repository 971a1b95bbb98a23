import type { Attacked } from './attack.ts';
import type { Amount } from './kind.ts';

/** What no attack may make of a server, whoever it is that waits. */
const bounds = { loopMs: 200, rssMb: 500 } as const;

const widths = [32, 8, 8, 7, 8, 7, 8, 8] as const;
const cells = (texts: readonly string[]): string =>
  texts
    .map((text, index) => (index === 0 ? text.padEnd(widths[0]) : text.padStart(widths[index] ?? 0)))
    .join('');

/** The head of the table; times in ms but for the first, memory in MB. */
export const head = `${cells(['kind', 'requests', 'seconds', 'loop', 'machine', 'file', 'memory', 'other'])}  ended with`;

/** A kind's line: how much was sent, the worst that was measured meanwhile, and how many requests ended in which way. */
export function row({ name, seconds, outcomes, figures, otherMs }: Attacked): string {
  const sent = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  const numbers = [sent, seconds, figures.loopMs, figures.machineMs, figures.fileMs, figures.rssMb, otherMs];
  const ended = [...outcomes]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([outcome, count]) => `${outcome} ${count}`);
  return `${cells([name, ...numbers.map((number) => number.toFixed(0))])}  ${ended.join(', ')}`;
}

/**
 * What went wrong, in sentences. How long the event loop was held decides in the long run alone, which has the machine
 * to itself: within the tests no clock does.
 */
export function breaches({ faults, figures }: Attacked, amount: Amount): readonly string[] {
  const { loopMs, rssMb } = figures;
  return [
    ...faults,
    ...(amount === 'long' && loopMs > bounds.loopMs
      ? [`the event loop was held for ${loopMs.toFixed(0)} ms`]
      : []),
    ...(rssMb > bounds.rssMb ? [`${rssMb.toFixed(0)} MB of memory were held`] : []),
  ];
}
