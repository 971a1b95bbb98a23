import type { Outcome, Target } from './target.ts';

/** How much is sent: a few of everything within `npm test`, or all of it. */
export type Amount = 'quick' | 'long';

/** One kind of hostile input. */
export type Kind = {
  name: string;
  /** How its requests may end, anything else being a fault; or that the reference declares it for each by itself. */
  may: readonly Outcome[] | 'declared';
  /** Sends them, and answers in sentences what was wrong beyond statuses. */
  attack: (target: Target, amount: Amount) => Promise<readonly string[]>;
};

/** All of many, or every so-manieth of them. */
export const share = <T>(amount: Amount, many: readonly T[], quickOneIn: number): readonly T[] =>
  amount === 'long' ? many : many.filter((_one, index) => index % quickOneIn === 0);
