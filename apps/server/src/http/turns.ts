import PQueue from 'p-queue';
import { HttpError } from './httpErrors.ts';

/** How somebody waits in the queue. */
export type Turn = {
  /** Leaves the queue when the caller disconnects. */
  signal?: AbortSignal | undefined;
  /** Higher ones go first, and those of one priority in the order in which they came. */
  priority?: number | undefined;
};

/** Work that runs a few pieces at a time. */
export type Turns = {
  take: <T>(work: () => Promise<T>, turn?: Turn) => Promise<T>;
  /** How many of a priority wait. */
  waiting: (priority: number) => number;
};

/** Runs work a few pieces at a time. The caller bounds how many may wait, before it takes a turn. */
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
