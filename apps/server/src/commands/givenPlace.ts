import { folderReason } from '../starting/openFolder.ts';
import { codeOf } from '../starting/startError.ts';
import { storeFailureOf } from '../store/storeFailure.ts';
import { CommandError } from './commandError.ts';

/** For a folder that a command was given to write into, and cannot. */
export const unwritable = (what: string, folder: string, error: unknown): CommandError =>
  new CommandError(`${what} goes into a folder that can be written, and ${folder} ${folderReason(error)}.`, {
    cause: error,
  });

/** The same error, or one that names the folder if its disk is full; the one of PostgreSQL is another. */
export const namingDisk = (error: unknown, folder: string, advice = ''): unknown =>
  error instanceof Error && storeFailureOf(error) === 'full' && codeOf(error) !== '53100'
    ? new CommandError(
        `The disk is full: make room on the disk of ${folder}${advice}. Nothing was kept (${error.message})`,
        { cause: error },
      )
    : error;
