import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type ContentVersion, contentVersionOf } from './contentVersion.ts';
import type { Opened } from './openStore.ts';
import { sqliteDialect } from './sqliteDialect.ts';

const busyTimeoutMs = 5_000;

/** SQLite's own number of "database is locked", in the last byte of an error's number. */
const busy = 5;
/** True where another process holds the database. */
export const isBusy = (error: unknown): boolean =>
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
const changesQuestion = "select total_changes() || '/' || data_version as changes from pragma_data_version()";

/** Tells the version of the content; where nothing at all was written, by the counters alone. */
function versionIn(database: DatabaseSync): () => ContentVersion {
  const changes = database.prepare(changesQuestion);
  let read: StatementSync | undefined;
  let last: { changes: unknown; version: ContentVersion } | undefined;
  return () => {
    const now = changes.get()?.['changes'];
    if (last !== undefined && last.changes === now) return last.version;
    // The table is made by the first migration.
    read ??= database.prepare('select version, tables from content_version');
    const row = read.get();
    if (row === undefined) throw new Error('The content of the database has no version');
    const { version, tables } = row;
    const current =
      last !== undefined && last.version.id === version
        ? last.version
        : contentVersionOf({ version, tables });
    last = { changes: now, version: current };
    return current;
  };
}

/** Opens `vitrin.db` in a folder, which is created where it is missing. */
export async function openSqlite(folder: string): Promise<Opened> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'vitrin.db');
  const database = new DatabaseSync(file, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  await writeAhead(database);
  database.exec('pragma synchronous = full');
  // What is deleted for good, such as a visitor's message, is overwritten.
  database.exec('pragma secure_delete = on');
  const version = versionIn(database);
  return {
    dialect: sqliteDialect(database),
    snapshotDialect: () => sqliteDialect(new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly: true })),
    version: async () => version(),
    copyBefore: async (lastStep) => {
      const copies = path.join(folder, 'copies');
      await mkdir(copies, { recursive: true });
      await backup(database, path.join(copies, `vitrin-at-${lastStep}.db`));
    },
  };
}
