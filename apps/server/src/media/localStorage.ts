import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../newId.ts';
import type { PictureStorage } from './pictureStorage.ts';

/**
 * Pictures in a local folder. A file is written under another name, flushed to disk and then renamed, so that a
 * process that is killed leaves a whole file or none.
 */
export async function openLocalStorage(folder: string): Promise<PictureStorage> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string): string => path.join(folder, name);

  return {
    put: async (name, bytes) => {
      if ((await sizeOf(pathOf(name))) !== undefined) return;
      const temporary = pathOf(`${newId()}.part`);
      try {
        const file = await open(temporary, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, pathOf(name));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await flushFolder(folder);
    },
    find: async (name) => {
      const bytes = await sizeOf(pathOf(name));
      return bytes === undefined ? null : { bytes, open: () => createReadStream(pathOf(name)) };
    },
    read: (name) => readFile(pathOf(name)),
  };
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes a rename last through a power cut. Windows cannot open folders, and needs no such step. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
