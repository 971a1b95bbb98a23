import { statSync } from 'node:fs';
import { damageWords, isDamage } from './databaseFile.ts';
import { holdFile } from './heldFile.ts';

/** A fault of the store's file: parts of it cannot be read, or it is no longer where it was opened. */
export type StoreFault = { kind: 'damaged' | 'moved'; message: string };

/** Thrown instead of writing to a file that would not be found again, or that would be damaged further. */
export class StoreFaultError extends Error {
  override name = 'StoreFaultError';
}

/** Watches the file of an open database. */
export type FileGuard = {
  /** The currently known fault. */
  fault: () => StoreFault | undefined;
  /** The same after checking the file's header, which SQLite reads only once. */
  look: () => StoreFault | undefined;
  /** Throws a StoreFaultError if a write would be lost. */
  requireSound: () => void;
  /** Records damage that an error of a statement indicates. */
  note: (error: unknown) => void;
  /** Records damage that was found elsewhere. */
  distrust: (found: string) => void;
  /** To be called after the database is closed. */
  close: () => void;
};

/** Identifies a file, to tell it from another one that took its name. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}/${found.ino}`;
}

const beginning = Buffer.from('SQLite format 3\0', 'latin1');

/**
 * Guards an open database file. A process goes on writing to a file that was moved, deleted or replaced, or to such a
 * WAL, as if nothing had happened; so both are looked up by name before each commit. `onFault` is called with the first
 * fault of each kind.
 */
export function guardFile(file: string, onFault: (fault: StoreFault) => void): FileGuard {
  const held = holdFile(file);
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
  /** The WAL is created by the first statement, and exists until the last connection is closed. */
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
  const beginsRight = (): boolean => {
    const found = Buffer.alloc(beginning.length);
    held.readHead(found);
    return found.equals(beginning);
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
      if (found === undefined && !beginsRight()) distrust('it does not begin as a database');
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
    close: held.close,
  };
}
