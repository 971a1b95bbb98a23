import { setTimeout as waitFor } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { lookEvery, type Looking } from '../lookEvery.ts';
import type { Store } from './openStore.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Between two tables, so that requests are served meanwhile. */
const pauseMs = 20;

/** Asks which statements SQLite would run for tables that have none or have grown tenfold, and runs none of them. */
const wanted = 'pragma optimize(0x10003)';

/** The tables inside of a full-text index, which only that index reads. */
const insideAnIndex = /_search(?:_title)?_(?:config|data|docsize|idx)"$/;

/**
 * Collects the statistics by which SQLite chooses between indexes, where tables have none or have grown since; one table
 * takes some milliseconds, as `openSqlite` bounds the rows that are sampled. PostgreSQL does so by itself.
 */
export async function collectStatistics(
  store: Pick<Store, 'engine' | 'read' | 'write'>,
  signal?: AbortSignal,
): Promise<void> {
  if (store.engine !== 'sqlite') return;
  const { rows } = await sql<{ optimize: string }>`${sql.raw(wanted)}`.execute(store.read);
  for (const { optimize } of rows) {
    if (signal?.aborted === true) return;
    if (insideAnIndex.test(optimize)) continue;
    await store.write((writer) => sql.raw(optimize).execute(writer));
    await waitFor(pauseMs, undefined, { ref: false });
  }
}

/** Collects them now and every day; `stop` waits for the table at hand. */
export function collectDaily(
  store: Pick<Store, 'engine' | 'read' | 'write'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Looking {
  return lookEvery(dayMs, (signal) =>
    collectStatistics(store, signal).catch((error: unknown) =>
      log.warn({ err: error }, 'Could not collect the statistics of the database'),
    ),
  );
}
