import { storeFailureOf } from '../store/storeFailure.ts';
import { StorageAwayError } from './storage/pictureStorage.ts';

/** Thrown where the process that works on pictures cannot be started or asked: the machine has no room for it now. */
export class PictureProcessError extends Error {
  override name = 'PictureProcessError';
}

/** True for what says nothing about the picture at hand: the same work may succeed later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof StorageAwayError ||
  error instanceof PictureProcessError ||
  storeFailureOf(error) !== undefined;
