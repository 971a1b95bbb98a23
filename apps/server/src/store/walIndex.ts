import { holdFile } from './heldFile.ts';

/** The header of the index of a write-ahead log, which every commit of any process changes. */
export type WalIndex = {
  /** Whether anything was, or may have been, committed since the last call. */
  hasMoved: () => boolean;
  /** To be called after the database is closed. */
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
  // The file exists once the database was read.
  const index = holdFile(`${file}-shm`);
  return {
    hasMoved: () => {
      try {
        if (index.readHead(found) < headBytes) return true;
      } catch {
        return true;
      }
      if (found.equals(known)) return false;
      [known, found] = [found, known];
      return true;
    },
    close: index.close,
  };
}
