import PQueue from 'p-queue';

/** Who waits for work on pictures. Admins go before visitors, and both before what nobody waits for. */
const priorities = { admin: 2, visitor: 1, nobody: 0 } as const;
export type Waiting = keyof typeof priorities;

/** Work on pictures, one piece at a time, so that memory stays bounded and requests keep a core. */
export type PictureQueue = {
  run: <T>(who: Waiting, work: () => Promise<T>) => Promise<T>;
  /** How many pieces wait that nobody has begun. */
  waiting: (who: Waiting) => number;
};

/** An empty queue. */
export function createPictureQueue(): PictureQueue {
  const queue = new PQueue({ concurrency: 1 });
  return {
    run: (who, work) => queue.add(work, { priority: priorities[who] }),
    waiting: (who) => queue.sizeBy({ priority: priorities[who] }),
  };
}
