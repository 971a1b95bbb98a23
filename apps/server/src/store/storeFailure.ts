/** Why nothing can be stored or read: the disk is full, or the database or the file system does not respond. */
export type StoreFailure = 'full' | 'away';

/** SQLite's primary codes. */
const sqliteFailures: ReadonlyMap<number, StoreFailure> = new Map([
  [13, 'full'],
  // Busy, locked, read-only, a failed read or write, and a file that cannot be opened.
  [5, 'away'],
  [6, 'away'],
  [8, 'away'],
  [10, 'away'],
  [14, 'away'],
]);

/** Codes of PostgreSQL, of the network before it, and of the file system. */
const namedFailures: ReadonlyMap<unknown, StoreFailure> = new Map([
  ['53100', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['53300', 'away'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['08000', 'away'],
  ['08003', 'away'],
  ['08006', 'away'],
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'away'],
  ['ETIMEDOUT', 'away'],
  ['ENOTFOUND', 'away'],
  ['EHOSTUNREACH', 'away'],
  ['EROFS', 'away'],
  ['EIO', 'away'],
]);

/** The store's failure behind an error; undefined for every other error. */
export function storeFailureOf(error: unknown): StoreFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  // The lower byte of SQLite's extended codes is the primary one.
  if ('errcode' in error && typeof error.errcode === 'number') {
    return sqliteFailures.get(error.errcode & 0xff);
  }
  return 'code' in error ? namedFailures.get(error.code) : undefined;
}
