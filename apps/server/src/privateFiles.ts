import { chmod, lstat, stat } from 'node:fs/promises';
import path from 'node:path';

const others = 0o077;
const sticky = 0o1000;

/** The folders of uploads and of the database. Nothing in a private folder is accessible. */
const folders = ['pictures', 'uploads', 'copies'] as const;

/** SQLite gives the two files beside it the permissions of the first. */
const files = ['vitrin.db', 'vitrin.db-wal', 'vitrin.db-shm'] as const;

/** Whatever this process writes from now on is private to its own account: folders 700, files 600. */
export function writePrivately(): void {
  process.umask(others);
}

/**
 * Closes a data folder that was made with more rights, such as by an older version: the folder, those in it and the
 * database, however many files there are. Answers the paths that others may still enter or read.
 */
export async function closeDataFolder(folder: string): Promise<readonly string[]> {
  const within = [...folders, ...files].map((name) => path.join(folder, name));
  // The folder itself may be reached by a link.
  const closed = await Promise.all([isClosed(folder, stat), ...within.map((target) => isClosed(target))]);
  return [folder, ...within].filter((_target, index) => closed[index] === false);
}

/** Closes a file or folder. What belongs to somebody else, or is shared on purpose as /tmp is, stays open. */
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
