import { access, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, StartError } from './startError.ts';

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'is a file',
  ENOTDIR: 'lies below a file',
  EACCES: 'may not be written by this account',
  EPERM: 'may not be written by this account',
  EROFS: 'lies on a disk that can only be read',
  ENOSPC: 'lies on a disk that is full',
  EDQUOT: 'lies on a disk whose quota is used up',
  ENOENT: 'cannot be made',
};

/** Why a folder cannot be used, as the rest of a sentence after its name. */
export const folderReason = (error: unknown): string => {
  const code = codeOf(error);
  return `${reasons[code ?? ''] ?? 'cannot be used'}${code === undefined ? '' : ` (${code})`}`;
};

/** Creates a folder if it is missing, and checks that it is writable; throws a StartError that names the setting. */
export async function openFolder(setting: string, folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await requireWritable(folder);
  } catch (error) {
    throw new StartError(
      `${setting}: expected a folder that can be written, and ${folder} ${folderReason(error)}`,
      { cause: error },
    );
  }
}

/** Throws if this account may not write a file or folder, or if its disk is read-only. */
export const requireWritable = (place: string): Promise<void> =>
  access(place, constants.R_OK | constants.W_OK);

/**
 * Creates one folder after the other: Node's `recursive` option never returns below a place such as /proc, where none
 * can be created.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || parent === folder) {
      // A read-only disk reports this even if the folder exists.
      if (code === 'EROFS' && (await isFolder(folder))) return;
      throw error;
    }
    await makeFolder(parent);
    await mkdir(folder);
  }
}

const isFolder = (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
