import type { Readable } from 'node:stream';

/** Where the files of pictures lie. Names are content hashes, so a file never changes once it is there. */
export type PictureStorage = {
  /** Resolves when the file is complete, durable and to be found under its name. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The size of a file and a way to read it, or null where there is none. */
  find: (name: string) => Promise<{ bytes: number; open: () => Readable } | null>;
  /** The whole file; throws where there is none. */
  read: (name: string) => Promise<Uint8Array>;
};
