import PQueue from 'p-queue';

/** Who waits for work on pictures. Admins go before visitors, and both before background work. */
const priorities = { admin: 2, visitor: 1, nobody: 0 } as const;
export type Waiting = keyof typeof priorities;

/** Work on pictures, some pieces at a time, so that memory stays bounded and requests keep a core. */
export type PictureQueue = {
  run: <T>(who: Waiting, work: () => Promise<T>) => Promise<T>;
  /** How many pieces wait that nobody has begun. */
  waiting: () => number;
};

/** An empty queue, of which so many pieces are worked on at once. */
export function createPictureQueue(atOnce = 1): PictureQueue {
  const queue = new PQueue({ concurrency: atOnce });
  return {
    run: (who, work) => queue.add(work, { priority: priorities[who] }),
    waiting: () => queue.size,
  };
}
