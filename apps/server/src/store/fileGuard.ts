import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { damageWords, isDamage } from './databaseFile.ts';

/** What has become of the store's file: parts of it cannot be read, or it does not lie where it was opened. */
export type StoreFault = { kind: 'damaged' | 'moved'; message: string };

/** Thrown instead of a write to a file that nobody would find again, or that would be damaged further. */
export class StoreFaultError extends Error {
  override name = 'StoreFaultError';
}

/** Watches the file of an open database. */
export type FileGuard = {
  /** What is wrong with it by what is known now. */
  fault: () => StoreFault | undefined;
  /** The same after a look at the file's beginning, which SQLite reads but once. */
  look: () => StoreFault | undefined;
  /** Throws a StoreFaultError where what is written would be lost. */
  requireSound: () => void;
  /** Notes a damage that an error of a statement tells of. */
  note: (error: unknown) => void;
  /** Notes a damage that somebody else has found. */
  distrust: (found: string) => void;
};

/** Tells one file from another that took its name. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}/${found.ino}`;
}

const beginning = 'SQLite format 3\0';

function beginsRight(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(beginning.length);
    readSync(opened, bytes, 0, bytes.length, 0);
    return bytes.toString('latin1') === beginning;
  } finally {
    closeSync(opened);
  }
}

/**
 * Looks after a database file that is open. A process goes on writing to a file that was moved, deleted or replaced, and
 * to a log that was, as if nothing had happened; so both are looked at by their names before each commit. The first
 * fault of a kind is told to `onFault`.
 */
export function guardFile(file: string, onFault: (fault: StoreFault) => void): FileGuard {
  const log = `${file}-wal`;
  const opened = identityOf(file);
  let openedLog: string | undefined;
  let damage: StoreFault | undefined;
  const told = new Set<StoreFault['kind']>();

  const moved = (): StoreFault | undefined => {
    const which = identityOf(file) === opened ? whichLog() : file;
    return which === undefined
      ? undefined
      : {
          kind: 'moved',
          message: `The database ${which} was moved, deleted or replaced while the server ran, so nothing is written any more. Put it back, or stop the server and bring a backup back with: npm run restore -- FOLDER --overwrite`,
        };
  };
  /** The log is made by the first statement, and stays until the last connection is closed. */
  const whichLog = (): string | undefined => {
    const now = identityOf(log);
    openedLog ??= now;
    return now === openedLog ? undefined : log;
  };
  const tell = (fault: StoreFault | undefined): StoreFault | undefined => {
    if (fault === undefined) told.delete('moved');
    else if (!told.has(fault.kind)) {
      told.add(fault.kind);
      onFault(fault);
    }
    return fault;
  };
  const fault = (): StoreFault | undefined => tell(damage ?? moved());
  const distrust = (found: string): void => {
    damage ??= { kind: 'damaged', message: damageWords(file, found) };
    tell(damage);
  };
  return {
    fault,
    look: () => {
      const found = fault();
      if (found === undefined && !beginsRight(file)) distrust('it does not begin as a database');
      return fault();
    },
    requireSound: () => {
      const found = fault();
      if (found !== undefined) throw new StoreFaultError(found.message);
    },
    note: (error) => {
      if (isDamage(error) && error instanceof Error) distrust(error.message);
    },
    distrust,
  };
}
