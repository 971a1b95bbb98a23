import type { FastifyBaseLogger } from 'fastify';
import { sweepActivity } from './activity/sweepActivity.ts';
import { sweepDrafts } from './drafts/drafts.ts';
import { sweepVersions } from './history/endVersions.ts';
import { sweepRetired } from './library/library.ts';
import { sweepMail } from './mail/sweepMail.ts';
import { sweep, type SweepOptions, sweepUploads } from './media/sweep.ts';
import { sweepMessages } from './personalData/sweepMessages.ts';
import { openLeases } from './store/leases.ts';
import { sweepTrash } from './trash/trash.ts';

/** What is swept of the common store and storage, in this order, and what is told of a number. */
const sweeps: readonly {
  run: (options: SweepOptions) => Promise<number>;
  tell: (count: number) => string;
}[] = [
  {
    run: ({ store, ...when }) => sweepTrash(store, when),
    tell: (count) => `Erased ${count} entries of the trash, whose time was over`,
  },
  {
    run: ({ store, ...when }) => sweepVersions(store, when),
    tell: (count) => `Removed ${count} versions, whose time was over`,
  },
  {
    run: ({ store, ...when }) => sweepDrafts(store, when),
    tell: (count) => `Removed ${count} drafts that nobody has touched for long`,
  },
  {
    run: ({ store, ...when }) => sweepMessages(store, when),
    tell: (count) => `Erased ${count} messages, whose time was over`,
  },
  {
    run: ({ store, ...when }) => sweepMail(store, when),
    tell: (count) => `Removed what was told of ${count} letters, whose time was over`,
  },
  {
    run: ({ store, ...when }) => sweepActivity(store, when),
    tell: (count) => `Removed ${count} lines of what was done long ago`,
  },
  {
    run: ({ store, clock, signal }) => sweepRetired(store, { now: clock.now(), signal }),
    tell: (count) => `Forgot ${count} pictures, whose place others took long ago`,
  },
  { run: sweep, tell: (count) => `Removed ${count} files that nothing refers to` },
];

/** How often each process looks whether the day's sweep was done. */
const lookEveryMs = 60 * 60_000;

/**
 * Sweeps once a day, by one of all processes that share a store, at the first look of the day. What fails is told, keeps
 * nothing else from being swept, and is tried again at the next look, by whoever looks first. Uploads lie in a folder of
 * each process's own. `stop` ends the sweep at work.
 */
export function sweepDaily(
  options: Omit<SweepOptions, 'signal'> & {
    uploadFolder: string;
    log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  },
): { look: () => Promise<void>; stop: () => Promise<void> } {
  const { store, storage, uploadFolder, clock, log } = options;
  const leases = openLeases(store, clock);
  const end = new AbortController();
  const { signal } = end;
  let done: string | undefined;

  /** Answers whether it could be done. */
  async function tried(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'Could not remove what is old');
      return false;
    }
  }

  async function sweepAll(): Promise<boolean> {
    let whole = true;
    for (const { run, tell } of sweeps) {
      if (signal.aborted) return false;
      const isDone = await tried(async () => {
        const count = await run({ store, storage, clock, signal });
        if (count > 0) log.info(tell(count));
      });
      whole &&= isDone;
    }
    return whole && !signal.aborted;
  }

  async function look(): Promise<void> {
    if (signal.aborted) return;
    await tried(async () => void (await sweepUploads(uploadFolder, clock)));
    const day = clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
    if (day === done) return;
    await tried(async () => {
      if (await leases.once(`sweep of ${day}`, sweepAll)) done = day;
    });
  }

  let running = look();
  const again = (): Promise<void> => (running = running.then(look));
  const timer = setInterval(() => void again(), lookEveryMs);
  timer.unref();
  return {
    look: again,
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
