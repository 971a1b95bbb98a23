import { closeSync, openSync, readSync } from 'node:fs';

/** The head of the index of a write-ahead log, in which every commit of any process leaves a mark. */
export type WalIndex = {
  /** Whether anything was committed since this was last asked, or may have been. */
  hasMoved: () => boolean;
  /** To be called after the database is closed: whoever closes a file gives up all locks of its process on it. */
  close: () => void;
};

/** Two copies of the head, as https://sqlite.org/walformat.html has it: with a counter, the last frame and salts. */
const headBytes = 96;

/**
 * Watches the index beside a database in WAL mode. Readers of SQLite tell by the same bytes whether they have to look
 * again; its own question takes locks besides, which costs five times as much.
 */
export function watchWalIndex(file: string): WalIndex {
  let [known, found] = [Buffer.alloc(headBytes), Buffer.alloc(headBytes)];
  let opened: number | undefined;
  return {
    hasMoved: () => {
      try {
        // It is there once the database was read.
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
