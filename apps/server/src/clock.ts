/** The source of the current time; tests pass one that they can set. */
export type Clock = { now: () => Date };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
