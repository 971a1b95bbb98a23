import type { Readable } from 'node:stream';

/** A file in the storage, to be read from its beginning. */
export type StoredFile = { bytes: number; open: () => Promise<Readable> };

/** Thrown where the storage cannot be reached, or does not answer in time: it may do so later. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError';
}

/** Where the files of pictures lie. Names are content hashes, so a file never changes once it is there. */
export type PictureStorage = {
  /** Resolves where files can be read and written. */
  ping: () => Promise<void>;
  /** Resolves when the file is complete, durable and to be found under its name; it counts as new from then on. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The size of a file and a way to read it, or null where there is none. */
  find: (name: string) => Promise<StoredFile | null>;
  /** The whole file; throws where there is none. */
  read: (name: string) => Promise<Uint8Array>;
  /** The names of all files, which are read little by little. */
  list: () => AsyncIterable<string>;
  /** Removes a file unless it was put after a moment; answers whether it did. */
  removeOlder: (name: string, than: Date) => Promise<boolean>;
};
