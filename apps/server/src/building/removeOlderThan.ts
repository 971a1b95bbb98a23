import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const dayMs = 86_400_000;

/**
 * Removes the files of a folder that were last written more than the given number of days ago; each build rewrites its
 * own.
 */
export async function removeOlderThan(folder: string, days: number, now = Date.now()): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file);
      if (now - mtimeMs > days * dayMs) await rm(file, { force: true });
    }),
  );
}
