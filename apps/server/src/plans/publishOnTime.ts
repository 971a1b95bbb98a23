import type { FastifyBaseLogger } from 'fastify';
import { whileNobodyAsks } from '../activity/asker.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/openStore.ts';
import { carryOut } from './carryOut.ts';

/** How often each process checks for plans of others, in milliseconds; it knows its own at once. */
const lookEveryMs = 5_000;

/** Carries out plans at their moments. */
export type Planned = {
  /** The next known moment of a plan. */
  next: () => Date | undefined;
  /** Whether that moment has come, so that readers should wait for `look`. */
  isDue: () => boolean;
  /** Checks now, and carries out what is due; to be called after storing a plan. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Carries out the plans of a store, to the second: by a timer, and before any request after their moment. What became
 * due while no process ran is carried out at the start. If the store cannot be reached, it retries later, and does not
 * block reads.
 */
export function publishOnTime({
  store,
  clock,
  log,
}: {
  store: Store;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}): Planned {
  let nextAt: Date | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;

  async function carryOutDue(): Promise<void> {
    for (;;) {
      const row = await store.read
        .selectFrom('plan')
        .select(['kind', 'entryId', 'act', 'dueAt'])
        .where('fault', '=', '')
        .orderBy('dueAt')
        .orderBy('kind')
        .orderBy('entryId')
        .orderBy('act')
        .limit(1)
        .executeTakeFirst();
      nextAt = row?.dueAt;
      if (stopped || row === undefined || row.dueAt > clock.now()) return;
      await carryOut(store, clock, row);
    }
  }

  async function attempt(): Promise<void> {
    try {
      await carryOutDue();
    } catch (error) {
      nextAt = new Date(clock.now().getTime() + lookEveryMs);
      if (!stopped) log.error({ err: error }, 'Could not carry out what is planned');
    }
  }

  /** One run at a time; callers meanwhile wait for the current one. */
  function onTime(): Promise<void> {
    running ??= whileNobodyAsks(() =>
      attempt().finally(() => {
        running = undefined;
        wait();
      }),
    );
    return running;
  }

  async function look(): Promise<void> {
    // The current run may have started before the caller's write.
    await running;
    await onTime();
  }

  function wait(): void {
    clearTimeout(timer);
    if (stopped) return;
    const left = nextAt === undefined ? lookEveryMs : nextAt.getTime() - clock.now().getTime();
    timer = setTimeout(() => void look(), Math.max(0, Math.min(left, lookEveryMs))).unref();
  }

  const isDue = (): boolean => nextAt !== undefined && nextAt <= clock.now();
  return {
    next: () => nextAt,
    isDue,
    look: () => (isDue() ? onTime() : look()),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
