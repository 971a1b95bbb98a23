import { chmod, lstat, stat } from 'node:fs/promises';
import path from 'node:path';

const others = 0o077;
const sticky = 0o1000;

/** The folders of uploads and of the database. Nothing in a private folder is accessible to others. */
const folders = ['pictures', 'uploads', 'copies'] as const;

/** SQLite gives the two files beside the database its permissions. */
const files = ['vitrin.db', 'vitrin.db-wal', 'vitrin.db-shm'] as const;

/** Makes everything that this process writes from now on private to its own account: folders 700, files 600. */
export function writePrivately(): void {
  process.umask(others);
}

/**
 * Closes a data folder with wider permissions, such as one of an older version: the folder, its subfolders and the
 * database, however many files there are. Returns the paths that others can still enter or read.
 */
export async function closeDataFolder(folder: string): Promise<readonly string[]> {
  const within = [...folders, ...files].map((name) => path.join(folder, name));
  // The folder itself may be a link.
  const closed = await Promise.all([isClosed(folder, stat), ...within.map((target) => isClosed(target))]);
  return [folder, ...within].filter((_target, index) => closed[index] === false);
}

/** Closes a file or folder. What belongs to another account, or is shared on purpose like /tmp, stays open. */
async function isClosed(target: string, look = lstat): Promise<boolean> {
  const own = process.getuid?.();
  const found = await look(target).catch(() => undefined);
  // Windows has no such permissions.
  if (own === undefined || found === undefined || found.isSymbolicLink() || (found.mode & others) === 0)
    return true;
  if (found.uid !== own || (found.mode & sticky) !== 0) return false;
  await chmod(target, found.mode & ~others);
  return true;
}
