import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Opened } from './openStore.ts';
import { sqliteDialect } from './sqliteDialect.ts';

const busyTimeoutMs = 5_000;

/** SQLite's own number of "database is locked", in the last byte of an error's number. */
const busy = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;

/**
 * Turns the write-ahead log on. Where two processes do so for a new file at once, SQLite refuses one of them without
 * waiting, as each could wait for the other.
 */
async function writeAhead(database: DatabaseSync): Promise<void> {
  const deadline = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await setTimeout(20);
    }
  }
}

/** Counts the changes of this connection, and tells where another one changed the file. */
const versionQuestion = "select total_changes() || '/' || data_version as version from pragma_data_version()";

/** Opens `vitrin.db` in a folder, which is created where it is missing. */
export async function openSqlite(folder: string): Promise<Opened> {
  await mkdir(folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, 'vitrin.db'), {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  await writeAhead(database);
  database.exec('pragma synchronous = full');
  const version = database.prepare(versionQuestion);
  return {
    dialect: sqliteDialect(database),
    version: async () => String(version.get()?.['version']),
    copyBefore: async (lastStep) => {
      const copies = path.join(folder, 'copies');
      await mkdir(copies, { recursive: true });
      await backup(database, path.join(copies, `vitrin-at-${lastStep}.db`));
    },
  };
}
