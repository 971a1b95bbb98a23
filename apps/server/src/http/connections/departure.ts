/**
 * The shutdown of a process: it reports unready to the load balancer, then closes connections one by one, then
 * everything else.
 */
export type Departure = {
  /** False once this process should get no further visitors. */
  isReady: () => boolean;
  /** Makes it unready; requests are still handled as before. */
  turnAway: () => void;
  /** Registers work for when connections are to be closed. */
  onDrain: (work: () => Promise<void>) => void;
  /** Closes connections; resolves when no request is in progress, after a few seconds at the latest. */
  drain: () => Promise<void>;
};

/** The departure of a process that runs until it is told to stop. */
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
