import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/openStore.ts';
import { carryOut } from './carryOut.ts';

/** How often each process looks for what others have planned; its own plans it knows at once. */
const lookEveryMs = 5_000;

/** Carries plans out at their moments. */
export type Planned = {
  /** When something happens next, as far as this process knows. */
  next: () => Date | undefined;
  /** Whether that moment has come, so that whoever reads should wait for `look`. */
  isDue: () => boolean;
  /** Looks now, and carries out what is due; whoever has planned something calls it. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Carries out what is planned over a store, to the second: by a timer, and before whatever is asked after the moment.
 * What was due while no process ran is carried out as this begins. Whoever fails to reach the store tries again later,
 * and keeps nobody from reading.
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

  /** One look at a time; whoever comes meanwhile waits for the one under way. */
  function onTime(): Promise<void> {
    running ??= attempt().finally(() => {
      running = undefined;
      wait();
    });
    return running;
  }

  async function look(): Promise<void> {
    // One that is under way may have begun before what the caller has written.
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
