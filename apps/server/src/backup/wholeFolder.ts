import { access, mkdir, open, readdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../commands/commandError.ts';
import { namingDisk, unwritable } from '../commands/givenPlace.ts';
import { newId } from '../newId.ts';

/** Separates a folder's name from the suffix that it has while it is incomplete. */
export const partialMark = '.partial-';

/**
 * Fills a new folder under a temporary name beside it, and renames it once everything in it is flushed to disk. A
 * failure or a stop leaves nothing; a kill leaves a folder whose name marks it as incomplete.
 */
export async function makeWhole<T>(target: string, fill: (folder: string) => Promise<T>): Promise<T> {
  if (await exists(target)) throw new CommandError(`${target} exists already; it has to be a new folder.`);
  const parent = path.dirname(target);
  const partial = `${target}${partialMark}${newId()}`;
  try {
    await mkdir(parent, { recursive: true });
    await mkdir(partial);
  } catch (error) {
    throw unwritable('A backup', parent, error);
  }
  try {
    const filled = await fill(partial);
    await flushFolders(partial);
    await rename(partial, target);
    await flush(parent);
    return filled;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw namingDisk(error, parent, ', or lower BACKUP_KEEP');
  }
}

/** Whether a file or folder with this name exists. */
export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether a path is a folder or lies within it, following links; neither has to exist. */
export async function liesWithin(folder: string, file: string): Promise<boolean> {
  const relative = path.relative(await realPlace(folder), await realPlace(file));
  return relative === '' || !(relative.split(path.sep)[0] === '..' || path.isAbsolute(relative));
}

async function realPlace(file: string): Promise<string> {
  const parent = path.dirname(file);
  if (await exists(file)) return realpath(file);
  return parent === file ? file : path.join(await realPlace(parent), path.basename(file));
}

/** Makes the entries of a folder and its subfolders survive a power cut. */
export async function flushFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await flushFolders(path.join(folder, entry.name));
  }
  await flush(folder);
}

/** Flushes a file, or the entries of a folder, to disk. Windows cannot open folders, and does not need this. */
export async function flush(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
