import { rmSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageVariant } from '@vitrin/contract/files/image';
import { readPack } from '@vitrin/demo/packs';
import { pictureFile } from '@vitrin/demo/pictureFile';
import { buildIfChanged } from '../../apps/server/src/building/buildIfChanged.ts';
import { systemClock as clock } from '../../apps/server/src/clock.ts';
import { loadDemo } from '../../apps/server/src/demo/loadDemo.ts';
import { openPicture } from '../../apps/server/src/media/decoder.ts';
import { openMedia } from '../../apps/server/src/media/openMedia.ts';
import { openStorage } from '../../apps/server/src/media/storage/openStorage.ts';
import type { PictureProcess } from '../../apps/server/src/media/pictureProcess.ts';
import { pictureWork } from '../../apps/server/src/media/pictureWork.ts';
import { changeSetting } from '../../apps/server/src/settings/documents.ts';
import { writePrivately } from '../../apps/server/src/starting/privateFiles.ts';
import { openStore } from '../../apps/server/src/store/openStore.ts';
import { withLong } from './long.ts';

/**
 * A data folder with the demo company and every picture variant, for all servers of the journeys: otherwise each would
 * generate them for minutes, in parallel with the journeys.
 */
const root = path.resolve(import.meta.dirname, '../..');
const folder = withLong ? '.cache/e2e-demo' : '.cache/e2e-demo-quick';
const prepared = path.join(root, folder, 'data');

/** The picture that was decoded last, since all of its sizes are generated in succession. */
let decoded: { bytes: Uint8Array; png: Promise<Uint8Array> } | undefined;

/**
 * The same pixels in a format that decodes fast: decoding AVIF again for each of ten sizes would be half of the work.
 */
function quickToRead(bytes: Uint8Array): Promise<Uint8Array> {
  if (decoded === undefined || Buffer.compare(decoded.bytes, bytes) !== 0) {
    const png = openPicture(bytes).then((picture) => picture.png({ compressionLevel: 0 }).toBuffer());
    decoded = { bytes, png };
  }
  return decoded.png;
}

/** The banner's first picture, whose weight on a phone has a budget. */
const firstView = async (): Promise<Uint8Array> => {
  const [first] = (await readPack('insaat')).slider;
  if (first === undefined) throw new Error('The demo has no banner');
  return readFile(pictureFile(first.file));
};

/**
 * Whether a variant is the same file as a server makes: in long runs each AVIF, every day those of the first view.
 * Otherwise only the number and the sizes are the same, and AVIFs are a fifth heavier or more: careful encoding takes
 * most of the time. No journey has a browser that asks for WebP.
 */
const isCareful = async (type: ImageVariant['type'], file: Uint8Array): Promise<boolean> =>
  type === 'image/avif' && (withLong || Buffer.compare(file, await firstView()) === 0);

/** Nothing here needs the isolation of a separate process. */
const drawHere: PictureProcess = {
  work: {
    ...pictureWork,
    resizePicture: async (file, wanted) => {
      const pixels = await quickToRead(file);
      const { type, width, height } = wanted;
      if (await isCareful(type, file)) return pictureWork.resizePicture(pixels, wanted);
      const picture = await openPicture(pixels);
      const resized = picture.resize({ width, ...(height !== undefined && { height }), kernel: 'linear' });
      const quick = { effort: 0, quality: 55 };
      return (type === 'image/avif' ? resized.avif(quick) : resized.webp(quick)).toBuffer();
    },
  },
  close: () => Promise.resolve(),
};

/** Fills a store with the demo company: in a folder, or in the database with the given address. */
export async function fillWithDemo(
  dataFolder: string,
  options: { databaseUrl?: string; isSetUp: boolean; drawn: boolean },
): Promise<void> {
  writePrivately();
  const store = await openStore({ folder: dataFolder, clock, databaseUrl: options.databaseUrl });
  const media = openMedia({
    store,
    storage: await openStorage(dataFolder, undefined),
    log: console,
    process: drawHere,
  });
  await loadDemo('insaat', { store, media, clock });
  // Journeys start on the dashboard, as on any day but the first.
  if (options.isSetUp)
    await store.write((writer) => changeSetting(writer, 'setup', { ended: true }, clock.now()));
  if (options.drawn) {
    media.wake();
    await media.settled();
  }
  await media.close();
  await store.close();
}

async function draw(): Promise<void> {
  rmSync(prepared, { recursive: true, force: true });
  await fillWithDemo(prepared, { isSetUp: true, drawn: true });
}

/** Creates that folder, unless it exists and its sources are unchanged. */
export const prepareDemo = (): Promise<void> =>
  buildIfChanged(
    [
      {
        name: 'the demo for journeys',
        sources: [
          'packages/contract/src',
          'packages/demo',
          'tests/support/preparedDemo.ts',
          ...['demo', 'media', 'store'].map((part) => `apps/server/src/${part}`),
          'package-lock.json',
        ],
        folder,
        outputs: ['data/vitrin.db'],
        build: draw,
      },
    ],
    { root, say: (line) => process.stdout.write(`${line}\n`) },
  );

/** Copies the prepared data for a server, which creates its account when it starts. */
export const copyDemo = (dataFolder: string): Promise<void> => cp(prepared, dataFolder, { recursive: true });
