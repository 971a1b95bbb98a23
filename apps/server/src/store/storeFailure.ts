import { StoreFaultError } from './fileGuard.ts';

/** Why the store cannot be used: the disk is full, or the database or the file system does not respond. */
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
  // Malformed, and not a database.
  [11, 'away'],
  [26, 'away'],
]);

/** SQLite's extended code if the index of its WAL cannot grow: the disk is full. */
const noRoomForIndex = 4874;

/** Codes of PostgreSQL, of the network in between, and of the file system. */
const namedFailures: ReadonlyMap<unknown, StoreFailure> = new Map([
  ['53100', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  // A deadlock, a lock or statement timeout, too many connections, a read-only server.
  ['40001', 'away'],
  ['40P01', 'away'],
  ['55P03', 'away'],
  ['57014', 'away'],
  ['25P03', 'away'],
  ['25006', 'away'],
  ['53200', 'away'],
  ['53300', 'away'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['57P05', 'away'],
  ['08000', 'away'],
  ['08003', 'away'],
  ['08006', 'away'],
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'away'],
  ['EPIPE', 'away'],
  ['EAI_AGAIN', 'away'],
  ['ENETUNREACH', 'away'],
  ['ETIMEDOUT', 'away'],
  ['ENOTFOUND', 'away'],
  ['EHOSTUNREACH', 'away'],
  ['EROFS', 'away'],
  // No file can be opened at the moment, by this process or on this machine.
  ['EMFILE', 'away'],
  ['ENFILE', 'away'],
  ['EIO', 'away'],
]);

/** Messages of `pg` for connections that are cut, time out or have become unresponsive; these errors have no code. */
const lostConnection =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout e)/;

/** Messages of the S3 client for an unresponsive bucket. */
const silentStorage = /^@smithy\/node-http-handler - .*(?:timed out|timeout|not establish)/i;

/** The store failure behind an error; undefined for every other error. */
export function storeFailureOf(error: unknown, within = 3): StoreFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StoreFaultError) return 'away';
  // The low byte of SQLite's extended codes is the primary one.
  if ('errcode' in error && typeof error.errcode === 'number') {
    return error.errcode === noRoomForIndex ? 'full' : sqliteFailures.get(error.errcode & 0xff);
  }
  if (lostConnection.test(error.message) || silentStorage.test(error.message)) return 'away';
  const named = 'code' in error ? namedFailures.get(error.code) : undefined;
  // The storage's driver wraps the error of the network.
  return named ?? (within > 0 ? storeFailureOf(error.cause, within - 1) : undefined);
}
