import type { Readable } from 'node:stream';
import { typeOfName } from '../pictureName.ts';

/** A file in the storage, to be read from its beginning. */
export type StoredFile = { bytes: number; open: () => Promise<Readable> };

/** Thrown if the storage cannot be reached, or times out: it may respond later. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError';
}

/** Where the files of pictures are. Names are content hashes, so a file never changes once it exists. */
export type PictureStorage = {
  /** Resolves if files can be read and written. */
  ping: () => Promise<void>;
  /** Resolves when the file is complete, durable and available under its name; it counts as new from then on. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The size of a file and a way to read it, or null if there is none. */
  find: (name: string) => Promise<StoredFile | null>;
  /** The whole file; throws if there is none. */
  read: (name: string) => Promise<Uint8Array>;
  /** The names of all files, read incrementally. */
  list: () => AsyncIterable<string>;
  /** Removes a file unless it was written after the given time, or before `since`; returns whether it did. */
  removeOlder: (name: string, than: Date, since?: Date) => Promise<boolean>;
};

/** Whether a storage holds a picture of a site. */
export async function holdsPicture(storage: PictureStorage): Promise<boolean> {
  for await (const name of storage.list()) if (typeOfName(name) !== undefined) return true;
  return false;
}
