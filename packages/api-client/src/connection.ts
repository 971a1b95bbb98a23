import { limits } from '@vitrin/contract/limits';

/** Whether the API is reachable, as observed by its requests. */
export type Connection = {
  /** True from a request without a response until the next one with any. */
  isLost: () => boolean;
  /** True once there was no response for as long as an API is waited for. */
  isUnreachable: () => boolean;
  heard: () => void;
  /** Returns the moment, in milliseconds, on a clock that stands still while the device sleeps. */
  missed: () => number;
  /** Resolves when a request may be retried; rejects with the signal's reason. */
  pause: (tries: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/** The clock and timers of a connection. */
export type Timing = {
  now: () => number;
  /** Calls again and again after that time, late if the device slept; returns a function that ends it. */
  every: (milliseconds: number, tick: () => void) => () => void;
  /** Resolves after a time; rejects with the signal's reason. */
  wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
};

/** A connection of unknown state. */
export function createConnection({ now, every, wait }: Timing = browserTiming): Connection {
  const listeners = new Set<() => void>();
  let lostSince: number | undefined;
  let endTicks: (() => void) | undefined;
  let ticked = 0;
  let slept = 0;
  const clock = () => {
    const moment = now();
    // After sleep a request may be lost before the overdue tick.
    const late = endTicks ? moment - ticked - limits.tickMs : 0;
    if (late > limits.sleepMs) {
      slept += late;
      ticked = moment;
    }
    return moment - slept;
  };
  const isUnreachable = () => lostSince !== undefined && clock() - lostSince >= limits.unreachableMs;
  const tick = () => {
    clock();
    ticked = now();
  };
  const setLost = (since: number | undefined) => {
    const changed = (since === undefined) !== (lostSince === undefined);
    lostSince = since;
    if (!changed) return;
    endTicks?.();
    ticked = now();
    endTicks = since === undefined ? undefined : every(limits.tickMs, tick);
    for (const listener of listeners) listener();
  };

  return {
    isLost: () => lostSince !== undefined,
    isUnreachable,
    heard: () => setLost(undefined),
    missed: () => {
      const moment = clock();
      setLost(lostSince ?? moment);
      return moment;
    },
    pause: (tries, signal) => wait(pauseAfter(tries), signal),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The pause after that many attempts: it doubles, up to the maximum. */
export const pauseAfter = (tries: number): number =>
  Math.min(limits.firstRetryMs * 2 ** (tries - 1), limits.longestRetryMs);

const browserTiming: Timing = {
  now: () => Date.now(),
  every: (milliseconds, tick) => {
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  },
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      function stop() {
        clearTimeout(timer);
        reject(signal?.reason);
      }
      signal?.addEventListener('abort', stop, { once: true });
    }),
};
