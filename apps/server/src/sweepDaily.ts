import type { FastifyBaseLogger } from 'fastify';
import { sweepActivity } from './activity/sweepActivity.ts';
import { sweepDrafts } from './drafts/drafts.ts';
import { sweepVersions } from './history/endVersions.ts';
import { sweepRetired } from './library/library.ts';
import { sweepMail } from './mail/sweepMail.ts';
import { sweepMessages } from './personalData/sweepMessages.ts';
import { sweepTrash } from './trash/trash.ts';
import { sweep, type SweepOptions } from './media/sweep.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Sweeps now and every day; `stop` ends the one at work. */
export function sweepDaily(options: SweepOptions & { log: Pick<FastifyBaseLogger, 'info' | 'error'> }): {
  stop: () => Promise<void>;
} {
  const end = new AbortController();
  const run = async (): Promise<void> => {
    try {
      const erased = await sweepTrash(options.store, { clock: options.clock, signal: end.signal });
      if (erased > 0) options.log.info(`Erased ${erased} entries of the trash, whose time was over`);
      const old = await sweepVersions(options.store, { clock: options.clock, signal: end.signal });
      if (old > 0) options.log.info(`Removed ${old} versions, whose time was over`);
      const typed = await sweepDrafts(options.store, { clock: options.clock, signal: end.signal });
      if (typed > 0) options.log.info(`Removed ${typed} drafts that nobody has touched for long`);
      const messages = await sweepMessages(options.store, { clock: options.clock, signal: end.signal });
      if (messages > 0) options.log.info(`Erased ${messages} messages, whose time was over`);
      const letters = await sweepMail(options.store, { clock: options.clock, signal: end.signal });
      if (letters > 0) options.log.info(`Removed what was told of ${letters} letters, whose time was over`);
      const done = await sweepActivity(options.store, { clock: options.clock, signal: end.signal });
      if (done > 0) options.log.info(`Removed ${done} lines of what was done long ago`);
      const forgotten = await sweepRetired(options.store, {
        now: options.clock.now(),
        signal: end.signal,
      });
      if (forgotten > 0) options.log.info(`Forgot ${forgotten} pictures, whose place others took long ago`);
      const removed = await sweep({ ...options, signal: end.signal });
      if (removed > 0) options.log.info(`Removed ${removed} files that nothing refers to`);
    } catch (error) {
      options.log.error({ err: error }, 'Could not remove old files');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, dayMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
