import { access, mkdir, open, readdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../commands/commandError.ts';
import { newId } from '../newId.ts';

/** What stands between the name of a folder and the rest of the name that it has until it is whole. */
export const partialMark = '.partial-';

/**
 * Fills a new folder under another name beside it, and gives it its own once everything in it is on the disk. What fails
 * or is stopped leaves nothing; what is killed leaves a folder whose name says that it is not whole.
 */
export async function makeWhole<T>(target: string, fill: (folder: string) => Promise<T>): Promise<T> {
  if (await exists(target)) throw new CommandError(`${target} exists already; it has to be a new folder.`);
  const parent = path.dirname(target);
  await mkdir(parent, { recursive: true });
  const partial = `${target}${partialMark}${newId()}`;
  await mkdir(partial);
  try {
    const filled = await fill(partial);
    await flushFolders(partial);
    await rename(partial, target);
    await flush(parent);
    return filled;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** True where something has this name. */
export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** True for a folder and whatever lies in it, also by way of links; neither has to be there. */
export async function liesWithin(folder: string, file: string): Promise<boolean> {
  const relative = path.relative(await realPlace(folder), await realPlace(file));
  return relative === '' || !(relative.split(path.sep)[0] === '..' || path.isAbsolute(relative));
}

async function realPlace(file: string): Promise<string> {
  const parent = path.dirname(file);
  if (await exists(file)) return realpath(file);
  return parent === file ? file : path.join(await realPlace(parent), path.basename(file));
}

/** Makes the names in a folder and those below it last through a power cut. */
export async function flushFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await flushFolders(path.join(folder, entry.name));
  }
  await flush(folder);
}

/** Brings a file, or the names in a folder, to the disk. Windows cannot open folders, and needs no such step. */
export async function flush(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
