import type { Attacked } from './attack.ts';
import { heldBy } from './figures.ts';
import type { Amount } from './kind.ts';

/** The bounds for a server under any attack. */
const bounds = { loopMs: 200, memoryMb: 500 } as const;

const widths = [32, 8, 8, 7, 8, 7, 8, 5, 8] as const;
const cells = (texts: readonly string[]): string =>
  texts
    .map((text, index) => (index === 0 ? text.padEnd(widths[0]) : text.padStart(widths[index] ?? 0)))
    .join('');

/**
 * The table header; times in ms except the first, memory in MB: that of the server, and that of its child processes.
 */
export const head = `${cells(['kind', 'requests', 'seconds', 'loop', 'machine', 'file', 'memory', '+', 'other'])}  ended with`;

/** The row of a kind: the number of requests, the worst measurements, and the number of requests per outcome. */
export function row({ name, seconds, outcomes, figures, otherMs }: Attacked): string {
  const sent = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  const { loopMs, machineMs, fileMs, memory } = figures;
  const numbers = [sent, seconds, loopMs, machineMs, fileMs, memory.serverMb, memory.childrenMb, otherMs];
  const ended = [...outcomes]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([outcome, count]) => `${outcome} ${count}`);
  return `${cells([name, ...numbers.map((number) => number.toFixed(0))])}  ${ended.join(', ')}`;
}

/**
 * The breaches, as messages. The event loop's delay only counts in the long run, which has the machine to itself: in
 * `npm test` no time limit applies.
 */
export function breaches({ faults, figures }: Attacked, amount: Amount): readonly string[] {
  const { loopMs } = figures;
  const held = heldBy(figures);
  return [
    ...faults,
    ...(amount === 'long' && loopMs > bounds.loopMs
      ? [`the event loop was held for ${loopMs.toFixed(0)} ms`]
      : []),
    ...(held > bounds.memoryMb ? [`${held.toFixed(0)} MB of memory were held`] : []),
  ];
}
