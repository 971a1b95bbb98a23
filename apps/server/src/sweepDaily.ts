import type { FastifyBaseLogger } from 'fastify';
import { sweepActivity } from './activity/sweepActivity.ts';
import { sweepDrafts } from './drafts/drafts.ts';
import { sweepVersions } from './history/endVersions.ts';
import { sweepRetired } from './library/library.ts';
import { sweepMail } from './mail/sweepMail.ts';
import { sweep, type SweepOptions, sweepUploads } from './media/sweep.ts';
import { sweepMessages } from './personalData/sweepMessages.ts';
import { lookEvery, type Looking } from './lookEvery.ts';
import { openLeases } from './store/leases.ts';
import { purgeIndexes } from './store/search/purgeIndexes.ts';
import { sweepTrash } from './trash/trash.ts';

/** The sweeps of the shared store and storage, in this order, and the log message for a count. */
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
    run: ({ store, signal }) => purgeIndexes(store, { signal }),
    tell: (count) => `Rewrote ${count} search indexes, which held texts that were deleted`,
  },
  {
    run: ({ store, ...when }) => sweepMail(store, when),
    tell: (count) => `Removed the records of ${count} expired letters`,
  },
  {
    run: ({ store, ...when }) => sweepActivity(store, when),
    tell: (count) => `Removed ${count} expired activity entries`,
  },
  {
    run: ({ store, clock, signal }) => sweepRetired(store, { now: clock.now(), signal }),
    tell: (count) => `Removed ${count} pictures that were replaced long ago`,
  },
  { run: sweep, tell: (count) => `Removed ${count} files that nothing refers to` },
];

/** How often each process looks whether the day's sweep was done. */
const lookEveryMs = 60 * 60_000;

/**
 * Sweeps once a day, in whichever of the processes that share a store looks first. A sweep that fails is logged, stops
 * no other one, and is retried at the next look of any process. The folder of uploads belongs to each process, and is
 * swept at every look. `stop` ends the running sweep.
 */
export function sweepDaily(
  options: Omit<SweepOptions, 'signal'> & {
    uploadFolder: string;
    log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  },
): Looking {
  const { store, storage, uploadFolder, clock, log } = options;
  const leases = openLeases(store, clock);
  let done: string | undefined;

  /** Returns whether the work succeeded. */
  async function tried(work: () => Promise<void>, signal: AbortSignal): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'Could not remove what is old');
      return false;
    }
  }

  async function sweepAll(signal: AbortSignal): Promise<boolean> {
    let whole = true;
    for (const { run, tell } of sweeps) {
      if (signal.aborted) return false;
      const isDone = await tried(async () => {
        const count = await run({ store, storage, clock, signal });
        if (count > 0) log.info(tell(count));
      }, signal);
      whole &&= isDone;
    }
    return whole && !signal.aborted;
  }

  return lookEvery(lookEveryMs, async (signal) => {
    await tried(async () => void (await sweepUploads(uploadFolder, clock)), signal);
    const day = clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
    if (day === done) return;
    await tried(async () => {
      if (await leases.once(`sweep of ${day}`, async () => sweepAll(signal))) done = day;
    }, signal);
  });
}
