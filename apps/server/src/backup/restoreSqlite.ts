import { copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../commands/commandError.ts';
import { isBusy } from '../store/transact.ts';
import { backupPaths } from './backupFormat.ts';
import { examineSqlite } from './copySqlite.ts';
import { endPending } from './endPending.ts';
import type { PreparedDatabase } from './restore.ts';
import { exists, flush } from './wholeFolder.ts';

/** The database, and the two files that exist beside it while it is open. */
const files = ['', '-wal', '-shm'].map((ending) => `${backupPaths.sqlite}${ending}`);

/** Copies a file of the embedded database beside the one of a data folder. */
export async function prepareSqlite({
  file,
  work,
  aside,
  dataFolder,
  refuseFormer,
}: {
  file: string;
  work: string;
  aside: string;
  dataFolder: string;
  refuseFormer: (what: string) => void;
}): Promise<PreparedDatabase> {
  const former = path.join(dataFolder, backupPaths.sqlite);
  if (await exists(former)) {
    refuseFormer(dataFolder);
    requireNobody(former);
  }
  // A plain copy of a data folder may have a WAL that has not been checkpointed.
  const copy = path.join(work, backupPaths.sqlite);
  for (const ending of ['', '-wal']) {
    if (await exists(`${file}${ending}`)) await copyFile(`${file}${ending}`, `${copy}${ending}`);
  }
  const examined = await examineSqlite(copy, work);
  if ('damage' in examined) throw new CommandError(`The copy of the database is damaged: ${examined.damage}`);
  const database = new DatabaseSync(copy);
  try {
    database.exec('pragma secure_delete = on');
    database.exec(endPending(Object.keys(examined.facts.rows)));
  } finally {
    database.close();
  }
  const rows = Object.values(examined.facts.rows).reduce((sum, count) => sum + count, 0);
  for (const name of files) if (await exists(path.join(work, name))) await flush(path.join(work, name));

  return {
    rows,
    swap: async () => {
      const hadFormer = await exists(former);
      const moved: [from: string, to: string][] = [];
      const move = async (from: string, to: string): Promise<void> => {
        if (!(await exists(from))) return;
        await rename(from, to);
        moved.push([from, to]);
      };
      try {
        if (hadFormer) {
          requireNobody(former);
          await mkdir(aside, { recursive: true });
          for (const name of files) await move(path.join(dataFolder, name), path.join(aside, name));
        }
        for (const name of files) await move(path.join(work, name), path.join(dataFolder, name));
      } catch (error) {
        // A partial move would leave no usable database, so the former one is moved back.
        for (const [from, to] of moved.toReversed()) await rename(to, from);
        throw error;
      }
      return hadFormer ? `its database: ${path.join(aside, backupPaths.sqlite)}` : undefined;
    },
    discard: async () => undefined,
  };
}

/**
 * Throws while a process has the database open. Each holds a lock as long as it lives, however it ends; leaving WAL
 * mode requires exclusive access. What remains then is one file, which can be moved.
 */
function requireNobody(file: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isBusy(error))
      throw new CommandError(`A server or another program uses ${file}: stop it first. Nothing was changed.`);
    // An unreadable database is a reason to restore a backup.
  } finally {
    database?.close();
  }
}
