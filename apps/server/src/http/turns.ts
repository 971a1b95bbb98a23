import PQueue from 'p-queue';
import { HttpError } from './httpErrors.ts';

/** How somebody waits in the queue. */
export type Turn = {
  /** Removes the caller from the queue when they disconnect. */
  signal?: AbortSignal | undefined;
  /** Higher ones go first; within a priority, first come, first served. */
  priority?: number | undefined;
};

/** A queue that runs a few pieces of work at a time. */
export type Turns = {
  take: <T>(work: () => Promise<T>, turn?: Turn) => Promise<T>;
  /** The number of waiting callers of a priority. */
  waiting: (priority: number) => number;
};

/** Runs work a few pieces at a time. Its user limits how many may wait, before taking a turn. */
export function createTurns(atOnce: number): Turns {
  const queue = new PQueue({ concurrency: atOnce });

  return {
    waiting: (priority) => queue.sizeBy({ priority }),
    take: async (work, { signal, priority = 0 } = {}) => {
      // Otherwise the queue would start the next one when a caller disconnects whose work has already begun.
      const waiting = new AbortController();
      const leave = (): void => waiting.abort(new HttpError(499, 'The caller has gone'));
      if (signal?.aborted === true) leave();
      signal?.addEventListener('abort', leave, { once: true });
      return queue.add(
        () => {
          signal?.removeEventListener('abort', leave);
          return work();
        },
        { priority, signal: waiting.signal },
      );
    },
  };
}
