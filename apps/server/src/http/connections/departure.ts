/** How a process leaves: a balancer is told, then connections are given up one by one, then all is closed. */
export type Departure = {
  /** False once this process wants no further visitors. */
  isReady: () => boolean;
  /** From now on it is not ready; everything is answered as before. */
  turnAway: () => void;
  /** Called when connections are to be given up. */
  onDrain: (work: () => Promise<void>) => void;
  /** Gives connections up; resolves when no request is under way, after a few seconds at the latest. */
  drain: () => Promise<void>;
};

/** A process that stays until it is told to leave. */
export function createDeparture(): Departure {
  const drains: (() => Promise<void>)[] = [];
  let ready = true;
  return {
    isReady: () => ready,
    turnAway: () => {
      ready = false;
    },
    onDrain: (work) => void drains.push(work),
    drain: async () => {
      ready = false;
      await Promise.all(drains.map((work) => work()));
    },
  };
}
