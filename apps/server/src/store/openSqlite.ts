import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { type ContentVersion, contentVersionOf } from './contentVersion.ts';
import { openFolder } from '../starting/openFolder.ts';
import { examineDatabaseFile, type IfEmpty } from './databaseFile.ts';
import { guardFile, type StoreFault } from './fileGuard.ts';
import { copyName } from './migrate.ts';
import type { Opened } from './openStore.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { busyTimeoutMs, whileBusy } from './transact.ts';
import { type WalIndex, watchWalIndex } from './walIndex.ts';

/** What is read of an index for the planner's statistics; SQLite's documentation names 100 to 1,000. */
const sampledRows = 400;

/**
 * Turns the write-ahead log on. If two processes do so for a new file at once, SQLite refuses one of them without
 * waiting, since each could wait for the other.
 */
const writeAhead = (database: DatabaseSync): Promise<void> =>
  whileBusy(async () => database.exec('pragma journal_mode = wal'));

/** Counts the changes of this connection, and detects those of other connections. */
const changesQuestion = "select total_changes() || '/' || data_version as changes from pragma_data_version()";

/** Returns the version of the content; if nothing at all was written, the counters alone show that it is unchanged. */
function versionIn(
  database: DatabaseSync,
  log: WalIndex,
): { read: () => ContentVersion; hold: () => () => void } {
  const changes = database.prepare(changesQuestion);
  let read: StatementSync | undefined;
  let last: { changes: unknown; version: ContentVersion } | undefined;
  let held: ContentVersion | undefined;
  const current = (): ContentVersion => {
    if (held !== undefined) return held;
    if (last !== undefined && !log.hasMoved()) return last.version;
    const now = changes.get()?.['changes'];
    if (last !== undefined && last.changes === now) return last.version;
    // The first migration creates the table.
    read ??= database.prepare('select version, tables from content_version');
    const row = read.get();
    if (row === undefined) throw new Error('The content of the database has no version');
    const { version, tables } = row;
    const found =
      last !== undefined && last.version.id === version
        ? last.version
        : contentVersionOf({ version, tables });
    last = { changes: now, version: found };
    return found;
  };
  return {
    read: current,
    hold: () => {
      held = current();
      return () => {
        held = undefined;
      };
    },
  };
}

/** Opens `vitrin.db` in a folder, which is created if it is missing. */
export async function openSqlite(
  folder: string,
  onFault: (fault: StoreFault) => void,
  ifEmpty: IfEmpty,
): Promise<Opened> {
  await openFolder('DATA_DIR', folder);
  const file = path.join(folder, 'vitrin.db');
  const checked = await examineDatabaseFile(folder, ifEmpty);
  const database = new DatabaseSync(file, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  const guard = guardFile(file, onFault);
  try {
    await writeAhead(database);
    database.exec('pragma synchronous = full');
    // Permanently deleted data, such as a visitor's message, is overwritten.
    database.exec('pragma secure_delete = on');
    database.exec(`pragma analysis_limit = ${sampledRows}`);
  } catch (error) {
    database.close();
    throw error;
  }
  const walIndex = watchWalIndex(file);
  const version = versionIn(database, walIndex);
  return {
    dialect: sqliteDialect(database, guard),
    snapshotDialect: () =>
      sqliteDialect(new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly: true }), guard),
    version: async () => {
      try {
        return version.read();
      } catch (error) {
        guard.note(error);
        throw error;
      }
    },
    versionNow: () => {
      try {
        return version.read();
      } catch {
        // The error surfaces at the next asynchronous read.
        return undefined;
      }
    },
    holdVersion: version.hold,
    close: async () => {
      walIndex.close();
      guard.close();
    },
    copyBefore: async (lastStep) => {
      const copies = path.join(folder, 'copies');
      await mkdir(copies, { recursive: true });
      await backup(database, path.join(copies, copyName(lastStep)));
    },
    file: { path: file, checked, fault: guard.look, distrust: guard.distrust },
  };
}
