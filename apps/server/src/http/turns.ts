import PQueue from 'p-queue';
import { HttpError } from './httpErrors.ts';

/** Who waits for their turn. */
export type Turn = {
  /** Gives the place back when the caller goes away. */
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

/** Lets work run a few pieces at a time. How many may wait is for the caller to say, before a turn is taken. */
export function createTurns(atOnce: number): Turns {
  const queue = new PQueue({ concurrency: atOnce });

  return {
    waiting: (priority) => queue.sizeBy({ priority }),
    take: async (work, { signal, priority = 0 } = {}) => {
      // The queue would let the next one begin when a caller goes away whose work is under way already.
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
