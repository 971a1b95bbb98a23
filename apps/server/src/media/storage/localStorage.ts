import { createReadStream } from 'node:fs';
import { open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../newId.ts';
import { openFolder, requireWritable } from '../../starting/openFolder.ts';
import type { PictureStorage } from './pictureStorage.ts';

/**
 * Pictures in a local folder. A file is written under a temporary name, flushed to disk and then renamed, so that a
 * process that is killed leaves a complete file or none.
 */
export async function openLocalStorage(folder: string): Promise<PictureStorage> {
  await openFolder('DATA_DIR', folder);
  const pathOf = (name: string): string => path.join(folder, name);

  return {
    ping: () => requireWritable(folder),
    put: async (name, bytes) => {
      if (await touch(pathOf(name))) return;
      const temporary = pathOf(temporaryName());
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
      return bytes === undefined
        ? null
        : { bytes, open: () => Promise.resolve(createReadStream(pathOf(name))) };
    },
    read: (name) => readFile(pathOf(name)),
    list: async function* () {
      for await (const { name } of await opendir(folder)) yield name;
    },
    removeOlder: async (name, than, since) => {
      // Moved away first: a concurrent upload of the same picture does not find it, and writes it again.
      const temporary = pathOf(temporaryName());
      if (!(await isOlder(pathOf(name), than))) return false;
      if (since !== undefined && (await isOlder(pathOf(name), since))) return false;
      await rename(pathOf(name), temporary);
      const wasPutAgain = !(await isOlder(temporary, than));
      await (wasPutAgain ? rename(temporary, pathOf(name)) : rm(temporary));
      return !wasPutAgain;
    },
  };
}

/** With a suffix that pictures never have, so that the sweep recognises what a killed process left. */
const temporaryName = (): string => `${newId()}.part`;

const sizeOf = async (file: string): Promise<number | undefined> => (await unlessAbsent(stat(file)))?.size;

const isOlder = async (file: string, than: Date): Promise<boolean> => {
  const found = await unlessAbsent(stat(file));
  return found !== undefined && found.mtime < than;
};

/** Makes a file count as new; false if there is none. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return (await unlessAbsent(utimes(file, now, now).then(() => true))) ?? false;
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes a rename survive a power cut. Windows cannot open folders, and does not need this. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
