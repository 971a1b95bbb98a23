import type { Outcome, Target } from './target.ts';

/** How much is sent: a small sample in `npm test`, or everything. */
export type Amount = 'quick' | 'long';

/** One kind of hostile input. */
export type Kind = {
  name: string;
  /**
   * The allowed outcomes of its requests, any other being a fault; `declared` if the reference defines them per
   * operation.
   */
  may: readonly Outcome[] | 'declared';
  /** Sends the requests, and returns descriptions of faults other than outcomes. */
  attack: (target: Target, amount: Amount) => Promise<readonly string[]>;
};

/** All items, or every n-th one for a quick run. */
export const share = <T>(amount: Amount, many: readonly T[], quickOneIn: number): readonly T[] =>
  amount === 'long' ? many : many.filter((_one, index) => index % quickOneIn === 0);
