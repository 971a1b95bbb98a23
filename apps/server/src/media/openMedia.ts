import { readFile } from 'node:fs/promises';
import type { Palette } from '@vitrin/contract/settings/palette';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, systemClock } from '../clock.ts';
import type { Store } from '../store/openStore.ts';
import type { StoredVariant } from '../store/schema.ts';
import { kindOfBytes } from './uploads/kindOfBytes.ts';
import { createLinkCards, type LinkCards } from './sizes/linkCards.ts';
import type { PictureExtension } from './pictureName.ts';
import { openPictureProcess, type PictureProcess } from './pictureProcess.ts';
import { createPictureQueue, type Waiting } from './pictureQueue.ts';
import type { PictureStorage } from './storage/pictureStorage.ts';
import { prepareIcon } from './uploads/prepareIcon.ts';
import { type PreparedPicture, storePicture } from './uploads/preparePicture.ts';
import { readHead } from './uploads/readHead.ts';
import { isPdfHead, readPdf } from './uploads/readPdf.ts';
import { refuse } from './uploads/refuse.ts';
import type { MadePicture, PictureFacts } from './uploads/rewritePicture.ts';
import type { CardWords } from './sizes/shareCard.ts';
import { createVariantQueue } from './sizes/variantQueue.ts';
import {
  isQuick,
  makeVariant,
  type VariantSource,
  type WantedVariant,
  wantedVariants,
} from './sizes/variants.ts';

/** Everything done with pictures. Adding their rows is up to the caller, in the transaction of its request. */
export type Media = {
  storage: PictureStorage;
  /** Checks an uploaded file and stores it with its small sizes. Throws 400, 413 or 415 with a message on `file`. */
  receive: (path: string) => Promise<PreparedPicture>;
  /** Checks a file like `receive` and returns what would be stored, without storing it. Throws like `receive`. */
  make: (path: string) => Promise<MadePicture>;
  /** Checks an uploaded PNG or ICO file and stores it; an icon needs no other sizes. Throws like `receive`. */
  receiveIcon: (path: string) => Promise<PreparedPicture>;
  /** Checks an uploaded file like `receive`, and stores only a small square of it, as a person's picture. */
  receivePortrait: (path: string) => Promise<PreparedPicture>;
  /** Checks an uploaded PDF and stores it. Throws like `receive`. */
  receivePdf: (path: string) => Promise<PreparedPicture>;
  /** Checks and stores a picture or a PDF, whichever the file is. Throws like `receive`. */
  receiveAny: (path: string) => Promise<PreparedPicture>;
  /** Stores a file of our own as it is. */
  adopt: (path: string, extension: PictureExtension) => Promise<PreparedPicture>;
  /** Decodes a file and returns its properties, without storing it. Throws if it cannot be decoded. */
  describe: (file: Uint8Array, extension: PictureExtension) => Promise<PictureFacts>;
  /** The previews of shared links. */
  linkCards: LinkCards;
  /** Draws a card with text, or the card of a site without a picture. */
  drawCard: (palette: Palette, words?: CardWords) => Promise<Uint8Array>;
  /** Starts making missing sizes in the background; to be called after the row was written. */
  wake: () => void;
  /** How much work is queued. */
  waiting: () => number;
  /** Resolves when no size is missing any more. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/** How many whole files may be in memory: one is processed while others are read from the storage or written to it. */
const filesAtOnce = 3;

/** Pictures over a store and a storage; all decoding is done one at a time, in a process of its own. */
export function openMedia(options: {
  store: Store;
  storage: PictureStorage;
  log: Pick<FastifyBaseLogger, 'error'>;
  process?: PictureProcess;
  clock?: Clock;
}): Media {
  const { storage, process = openPictureProcess(), clock = systemClock } = options;
  const { work } = process;
  const queue = createPictureQueue();
  // File access has its own queue, so that slow storage does not block decoding.
  const files = createPictureQueue(filesAtOnce);
  const variantMaker = (who: Waiting) => {
    const resize: typeof work.resizePicture = (...of) => queue.run(who, () => work.resizePicture(...of));
    return (source: VariantSource, wanted: WantedVariant) =>
      files.run(who, () => makeVariant(source, wanted, { storage, resize }));
  };
  const makeNow = variantMaker('admin');
  const variants = createVariantQueue({ ...options, clock, make: variantMaker('nobody') });

  const makePicture = async (path: string): Promise<MadePicture> => {
    const kind = kindOfBytes(await readHead(path));
    if (kind === undefined) throw refuse(415, refusals.notAPicture());
    return queue.run('admin', () => work.rewritePicture(path, kind));
  };

  const receive: Media['receive'] = async (path) => {
    const prepared = await storePicture(await makePicture(path), storage);
    const quick: StoredVariant[] = [];
    for (const wanted of wantedVariants(prepared).filter(isQuick)) {
      // Memory stays bounded by making one at a time.
      const variant = await makeNow(prepared, wanted);
      if (variant !== null) quick.push(variant);
    }
    return { ...prepared, variants: quick };
  };

  // Some at once, as each is in memory as a whole.
  const receivePdf: Media['receivePdf'] = (path) =>
    files.run('admin', async () => ({
      ...(await storePicture(await readPdf(path), storage)),
      variantsComplete: true,
    }));

  return {
    storage,
    waiting: () => queue.waiting() + files.waiting(),
    make: makePicture,
    receive,
    receivePdf,
    receiveAny: async (path) => {
      const head = await readHead(path);
      if (isPdfHead(head)) return receivePdf(path);
      if (kindOfBytes(head) === undefined) throw refuse(415, refusals.neitherPictureNorPdf());
      return receive(path);
    },
    receivePortrait: async (path) => {
      const { file } = await makePicture(path);
      const portrait = await queue.run('admin', () => work.cutPortrait(file));
      return { ...(await storePicture(portrait, storage)), variantsComplete: true };
    },
    receiveIcon: async (path) => {
      const icon = await prepareIcon(path, (...file) =>
        queue.run('admin', () => work.rewritePicture(...file)),
      );
      return { ...(await storePicture(icon, storage)), variantsComplete: true };
    },
    adopt: async (path, extension) => {
      const made = await queue.run('nobody', async () => {
        const file = await readFile(path);
        return { file, facts: await work.describePicture(file, extension) };
      });
      return storePicture(made, storage);
    },
    describe: (file, extension) => queue.run('nobody', () => work.describePicture(file, extension)),
    linkCards: createLinkCards({
      ...options,
      clock,
      queue: files,
      cut: (...card) => queue.run('visitor', () => work.cutCard(...card)),
    }),
    drawCard: (...card) => queue.run('visitor', () => work.drawCard(...card)),
    wake: variants.wake,
    settled: variants.settled,
    close: async () => {
      await variants.close();
      await process.close();
    },
  };
}
