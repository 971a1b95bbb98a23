import { storeFailureOf } from '../store/storeFailure.ts';
import { StorageAwayError } from './storage/pictureStorage.ts';

/** Thrown if the process that works on pictures cannot be started or reached, for example because memory is short. */
export class PictureProcessError extends Error {
  override name = 'PictureProcessError';
}

/** Whether an error says nothing about the picture itself: the same work may succeed later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof StorageAwayError ||
  error instanceof PictureProcessError ||
  storeFailureOf(error) !== undefined;
