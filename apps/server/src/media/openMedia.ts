import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/openStore.ts';
import type { StoredVariant } from '../store/schema.ts';
import { judgeUpload } from './judgeUpload.ts';
import { prepareIcon } from './prepareIcon.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { PictureExtension } from './pictureName.ts';
import type { PictureStorage } from './pictureStorage.ts';
import { prepareUpload, type PreparedPicture, storePicture } from './preparePicture.ts';
import { createVariantQueue } from './variantQueue.ts';
import { isQuick, makeVariant, wantedVariants } from './variants.ts';

/** Everything that is done to pictures. Adding their rows is the caller's, in the transaction of its request. */
export type Media = {
  storage: PictureStorage;
  /** Checks an uploaded file and stores it with its small sizes. Throws 400, 413 or 415 with a sentence for `file`. */
  receive: (path: string) => Promise<PreparedPicture>;
  /** Checks an uploaded PNG or ICO file and stores it; an icon needs no other sizes. Throws as `receive` does. */
  receiveIcon: (path: string) => Promise<PreparedPicture>;
  /** Stores a file of our own as it is. */
  adopt: (path: string, extension: PictureExtension) => Promise<PreparedPicture>;
  /** Begins the missing sizes in the background; call it after the row was written. */
  wake: () => void;
  /** Resolves when no size is missing any more. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/** Pictures over a store and a storage; all decoding is done one at a time. */
export function openMedia(options: {
  store: Store;
  storage: PictureStorage;
  log: Pick<FastifyBaseLogger, 'error'>;
}): Media {
  const { storage } = options;
  const alone = oneAtATime();
  const queue = createVariantQueue({ ...options, alone });

  return {
    storage,
    receive: async (path) => {
      const prepared = await alone(async () => prepareUpload(path, await judgeUpload(path), storage));
      const variants: StoredVariant[] = [];
      for (const wanted of wantedVariants(prepared).filter(isQuick)) {
        // oxlint-disable-next-line no-await-in-loop -- memory stays bounded by decoding one at a time
        const variant = await alone(() => makeVariant(prepared, wanted, storage));
        if (variant !== null) variants.push(variant);
      }
      return { ...prepared, variants };
    },
    receiveIcon: (path) => alone(() => prepareIcon(path, storage)),
    adopt: (path, extension) => alone(async () => storePicture(await readFile(path), extension, storage)),
    wake: queue.wake,
    settled: queue.settled,
    close: queue.close,
  };
}
