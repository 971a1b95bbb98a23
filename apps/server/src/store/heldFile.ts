import { closeSync, openSync, readSync } from 'node:fs';

/** A file that SQLite has open as well. */
export type HeldFile = {
  /** Reads as many of its first bytes as the buffer has room for, and answers how many there were. */
  readHead: (into: Buffer) => number;
  /** To be called after the database is closed. */
  close: () => void;
};

/**
 * Opens a file at the first look, and keeps it open: by POSIX, closing any descriptor of a file releases all locks that
 * the process has on it, also SQLite's, without which the next program that opens the database and leaves takes itself
 * for the last one and deletes the WAL.
 */
export function holdFile(file: string): HeldFile {
  let opened: number | undefined;
  return {
    readHead: (into) => {
      opened ??= openSync(file, 'r');
      return readSync(opened, into, 0, into.length, 0);
    },
    close: () => {
      if (opened !== undefined) closeSync(opened);
      opened = undefined;
    },
  };
}
