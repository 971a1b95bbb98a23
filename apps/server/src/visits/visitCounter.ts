import type { VisitNote } from '@vitrin/contract/operation/visits';
import { limits } from '@vitrin/contract/limits';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { pagesAmong } from '../redirects/pageAt.ts';
import type { Store, Writer } from '../store/openStore.ts';
import { storeFailureOf } from '../store/storeFailure.ts';

/** What is counted by name: a page, a host, or an event. */
export type SumKind = 'view' | 'source' | 'event';

type Sum = { day: string; kind: SumKind; name: string; total: number };

/** Counts in memory, and periodically adds the sums to those in the store. */
export type VisitCounter = {
  add: (note: VisitNote, address: string) => void;
  /** Writes the sums to the store. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Sums that are buffered in memory, for how long, and addresses whose visits are limited. */
const mostSums = 2_000;
const flushMs = 5_000;
const mostAddresses = 10_000;

/** Sums of all processes are added up: each adds its own in one transaction, and resets them. */
export function createVisitCounter({
  store,
  clock,
  log,
}: {
  store: Store;
  clock: Clock;
  log: FastifyBaseLogger;
}): VisitCounter {
  let sums = new Map<string, Sum>();
  let timer: NodeJS.Timeout | undefined;
  let swept = '';
  let minute = 0;
  let busy = Promise.resolve();
  /**
   * The number of requests per address in this minute; addresses stay in memory for that long, and are written nowhere.
   */
  const asked = new Map<string, number>();

  function isTooMuch(address: string): boolean {
    const now = Math.floor(clock.now().getTime() / minuteMs);
    if (now !== minute) {
      minute = now;
      asked.clear();
    }
    const sent = (asked.get(address) ?? 0) + 1;
    if (sent === 1 && asked.size >= mostAddresses) return true;
    asked.set(address, sent);
    return sent > limits.visitsPerMinute;
  }

  function count(sum: Omit<Sum, 'total'>): void {
    const key = `${sum.day} ${sum.kind} ${sum.name}`;
    const known = sums.get(key);
    if (known !== undefined) known.total += 1;
    else if (sums.size < mostSums) sums.set(key, { ...sum, total: 1 });
  }

  async function write(): Promise<void> {
    const taken = sums;
    if (taken.size === 0) return;
    sums = new Map();
    try {
      const views = [...taken.values()].filter(({ kind }) => kind === 'view');
      const pages = await pagesAmong(
        store.read,
        clock.now(),
        views.map(({ name }) => name),
      );
      const known = [...taken.values()].filter(({ kind, name }) => kind !== 'view' || pages.has(name));
      const today = dayInIstanbul(clock.now());
      await store.write(async (writer) => {
        await addSums(writer, known);
        if (swept !== today) {
          const oldest = dayInIstanbul(new Date(clock.now().getTime() - limits.visitDays * dayMs));
          await writer.deleteFrom('visitSum').where('day', '<', oldest).execute();
        }
      });
      swept = today;
    } catch (error) {
      // Whatever else failed would fail again, and hold up all later visits with these.
      if (storeFailureOf(error) === undefined) {
        log.error({ err: error, sums: taken.size }, 'Visits could not be counted, and are left out');
        return;
      }
      log.warn({ err: error }, 'Visits could not be written; they are tried again');
      for (const [key, sum] of taken) {
        const later = sums.get(key);
        sums.set(key, { ...sum, total: sum.total + (later?.total ?? 0) });
      }
      wake();
    }
  }

  function flush(): Promise<void> {
    busy = busy.then(write);
    return busy;
  }

  function wake(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, flushMs).unref();
  }

  return {
    add: ({ event, path, from }, address) => {
      if (isTooMuch(address)) return;
      const day = dayInIstanbul(clock.now());
      if (event === 'view') {
        count({ day, kind: 'view', name: path });
        if (from !== undefined) count({ day, kind: 'source', name: from });
      } else count({ day, kind: 'event', name: event });
      wake();
    },
    flush,
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await flush();
      clearTimeout(timer);
    },
  };
}

/** Adds sums to those of their days; names beyond a day's limit are counted together without a name. */
async function addSums(writer: Writer, sums: readonly Sum[]): Promise<void> {
  // In a fixed order, so that two processes wait for each other instead of deadlocking.
  const inOrder = sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const group of Map.groupBy(inOrder, ({ day, kind }) => `${day} ${kind}`).values()) {
    const [{ day, kind } = { day: '', kind: 'event' }] = group;
    const there = await writer
      .selectFrom('visitSum')
      .select('name')
      .where('day', '=', day)
      .where('kind', '=', kind)
      .limit(limits.visitNames)
      .execute();
    const names = new Set(there.map(({ name }) => name));
    for (const { name, total } of group) {
      const isRoom = names.has(name) || names.size < limits.visitNames;
      if (isRoom) names.add(name);
      const row = { day, kind, name: isRoom ? name : '', total };
      await writer
        .insertInto('visitSum')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'name'])
            .doUpdateSet((is) => ({ total: is('visitSum.total', '+', is.ref('excluded.total')) })),
        )
        .execute();
    }
  }
}

const keyOf = ({ day, kind, name }: Sum): string => `${day} ${kind} ${name}`;
