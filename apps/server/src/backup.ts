import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { readEnv } from './env.ts';
import { closeTree, writePrivately } from './privateFiles.ts';
import { projectRoot } from './projectRoot.ts';

/**
 * Copies the embedded database and the pictures into a new folder, also while the server runs:
 * `npm run backup -- /backups/2026-03-18`. A server started with `DATA_DIR` on that folder has everything.
 */
export async function backUp(dataFolder: string, target: string): Promise<void> {
  const file = path.join(dataFolder, 'vitrin.db');
  if (!existsSync(file)) throw new Error(`${dataFolder} holds no database`);
  if (existsSync(target)) throw new Error(`${target} exists already; a backup goes into a new folder`);
  await mkdir(target, { recursive: true });
  const database = new DatabaseSync(file);
  try {
    await backup(database, path.join(target, 'vitrin.db'));
  } finally {
    database.close();
  }
  // Copied after the database: a picture's file exists before its row, and stays for a day after the row is gone.
  const pictures = path.join(dataFolder, 'pictures');
  if (existsSync(pictures)) await cp(pictures, path.join(target, 'pictures'), { recursive: true });
  await closeTree(target);
}

if (import.meta.main) {
  writePrivately();
  const env = readEnv(process.env, projectRoot);
  const target = process.argv[2];
  try {
    if (target === undefined) throw new Error('Where to? npm run backup -- /backups/2026-03-18');
    await backUp(env.DATA_DIR, path.resolve(target));
    process.stdout.write(`Copied ${env.DATA_DIR} to ${path.resolve(target)}\n`);
    if (env.DATABASE_URL !== undefined) process.stdout.write('PostgreSQL is not part of it: use pg_dump.\n');
    if (env.STORAGE_URL !== undefined)
      process.stdout.write('The bucket is not part of it: copy it as well.\n');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
