import { closeSync, openSync, readSync } from 'node:fs';

/** The header of the index of a write-ahead log, which every commit of any process changes. */
export type WalIndex = {
  /** Whether anything was, or may have been, committed since the last call. */
  hasMoved: () => boolean;
  /** To be called after the database is closed: closing a file releases all locks that its process holds on it. */
  close: () => void;
};

/**
 * Two copies of the header described at https://sqlite.org/walformat.html: with a counter, the last frame and salts.
 */
const headBytes = 96;

/**
 * Watches the index beside a database in WAL mode. SQLite's readers use the same bytes to detect changes; its own query
 * also takes locks, which costs five times as much.
 */
export function watchWalIndex(file: string): WalIndex {
  let [known, found] = [Buffer.alloc(headBytes), Buffer.alloc(headBytes)];
  let opened: number | undefined;
  return {
    hasMoved: () => {
      try {
        // The file exists once the database was read.
        opened ??= openSync(`${file}-shm`, 'r');
        if (readSync(opened, found, 0, headBytes, 0) < headBytes) return true;
      } catch {
        return true;
      }
      if (found.equals(known)) return false;
      [known, found] = [found, known];
      return true;
    },
    close: () => {
      if (opened !== undefined) closeSync(opened);
      opened = undefined;
    },
  };
}
