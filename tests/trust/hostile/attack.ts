import { performance } from 'node:perf_hooks';
import type { Figures } from './figures.ts';
import type { Amount, Kind } from './kind.ts';
import type { Prober } from './prober.ts';
import type { Server } from './server.ts';
import type { Outcome, Target } from './target.ts';

/** The result of one kind of hostile input. */
export type Attacked = {
  name: string;
  seconds: number;
  outcomes: ReadonlyMap<Outcome, number>;
  /** Measurements from inside the server during the attack. */
  figures: Figures;
  /** The longest time that another visitor waited, measured by that visitor. */
  otherMs: number;
  faults: readonly string[];
};

/** Sends one kind of hostile input while another visitor keeps reading. */
export async function attack(
  kind: Kind,
  { server, prober, target }: { server: Server; prober: Prober; target: Target },
  amount: Amount,
): Promise<Attacked> {
  await Promise.all([server.figures(), prober.probed()]);
  const begin = performance.now();
  const faults = await kind.attack(target, amount);
  const seconds = (performance.now() - begin) / 1_000;
  const [figures, { slowestMs, failed }] = await Promise.all([server.figures(), prober.probed()]);
  const { may } = kind;
  const strange = [...target.outcomes].filter(([outcome]) => may !== 'declared' && !may.includes(outcome));
  return {
    name: kind.name,
    seconds,
    outcomes: target.outcomes,
    figures,
    otherMs: slowestMs,
    faults: [
      ...faults,
      ...strange.map(([outcome, count]) => `${count} requests ended with ${outcome}`),
      ...(failed === 0 ? [] : [`${failed} requests of another visitor failed`]),
    ],
  };
}
