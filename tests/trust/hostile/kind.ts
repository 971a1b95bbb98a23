import type { Outcome, Target } from './target.ts';

/** How much is sent: a few of everything within `npm test`, or all of it. */
export type Amount = 'quick' | 'long';

/** One kind of hostile input. */
export type Kind = {
  name: string;
  /** The outcomes that its requests may have, any other being a fault; or that the reference declares them for each. */
  may: readonly Outcome[] | 'declared';
  /** Sends them, and returns sentences about faults other than statuses. */
  attack: (target: Target, amount: Amount) => Promise<readonly string[]>;
};

/** All of many, or every so-manieth of them. */
export const share = <T>(amount: Amount, many: readonly T[], quickOneIn: number): readonly T[] =>
  amount === 'long' ? many : many.filter((_one, index) => index % quickOneIn === 0);
