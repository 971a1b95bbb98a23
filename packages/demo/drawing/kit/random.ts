/** A seeded source of chance: the same seed gives the same picture on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  (): number;
  /** Evenly from `low` to `high`. */
  between(low: number, high: number): number;
  /** Around 0, from -1.5 to 1.5, mostly small. */
  bell(): number;
  /** True in `share` (0 to 1) of the calls. */
  chance(share: number): boolean;
  /** One entry of a list. */
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** The source of chance of a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  // The first values of neighbouring seeds are alike.
  next();
  return Object.assign(() => next(), {
    between: (low: number, high: number) => low + (high - low) * next(),
    bell: () => next() + next() + next() - 1.5,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  });
}
