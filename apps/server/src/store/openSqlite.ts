import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Opened } from './openStore.ts';
import { sqliteDialect } from './sqliteDialect.ts';

const busyTimeoutMs = 5_000;

/** Opens `vitrin.db` in a folder, which is created where it is missing. */
export async function openSqlite(folder: string): Promise<Opened> {
  await mkdir(folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, 'vitrin.db'), {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  return {
    dialect: sqliteDialect(database),
    copyBefore: async (lastStep) => {
      const copies = path.join(folder, 'copies');
      await mkdir(copies, { recursive: true });
      await backup(database, path.join(copies, `vitrin-at-${lastStep}.db`));
    },
  };
}
