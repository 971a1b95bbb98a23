import { closeSync, openSync, readSync } from 'node:fs';

/** A file that SQLite has open as well. */
export type HeldFile = {
  /** Fills the buffer from the beginning of the file, and returns the number of bytes read. */
  readHead: (into: Buffer) => number;
  /** To be called after the database is closed. */
  close: () => void;
};

/**
 * Opens a file when it is first read, and keeps it open. By POSIX, closing any descriptor of a file releases all locks
 * that the process has on it, SQLite's included; the next program to close the database would then believe it is the
 * last one, and delete the WAL.
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
