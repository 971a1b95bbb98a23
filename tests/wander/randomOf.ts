/** Random choices that are the same for the same seed. */
export type Random = {
  /** A number from 0 to below 1. */
  next: () => number;
  pick: <Item>(from: readonly Item[]) => Item | undefined;
};

/**
 * A linear congruential generator with the constants of "Numerical Recipes". The one of the demo is for its drawings
 * alone.
 */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { next, pick: (from) => from[Math.floor(next() * from.length)] };
}
