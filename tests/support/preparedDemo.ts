import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildIfChanged } from '../../apps/server/src/buildIfChanged.ts';
import { systemClock as clock } from '../../apps/server/src/clock.ts';
import { loadDemo } from '../../apps/server/src/demo/loadDemo.ts';
import { openMedia } from '../../apps/server/src/media/openMedia.ts';
import { openStorage } from '../../apps/server/src/media/openStorage.ts';
import { writePrivately } from '../../apps/server/src/privateFiles.ts';
import { openStore } from '../../apps/server/src/store/openStore.ts';

/**
 * A data folder with the demo company and every size of its pictures, for all servers of the journeys: to draw them
 * takes a server 100 s of work, beside which the journeys would run.
 */
const root = path.resolve(import.meta.dirname, '../..');
const folder = '.cache/e2e-demo';
const prepared = path.join(root, folder, 'data');

async function draw(): Promise<void> {
  rmSync(prepared, { recursive: true, force: true });
  writePrivately();
  const store = await openStore({ folder: prepared, clock });
  const media = openMedia({ store, storage: await openStorage(prepared, undefined), log: console });
  await loadDemo('insaat', { store, media, clock });
  media.wake();
  await media.settled();
  await media.close();
  await store.close();
}

/** Makes that folder, unless it is there already and nothing that it is made of has changed. */
export const prepareDemo = (): Promise<void> =>
  buildIfChanged(
    [
      {
        name: 'the demo for journeys',
        sources: [
          'packages/contract/src',
          'packages/demo',
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

/** Lets a server begin with what was prepared; its account is made at its start. */
export const copyDemo = (dataFolder: string): Promise<void> => cp(prepared, dataFolder, { recursive: true });

if (process.argv[1] === import.meta.filename) await prepareDemo();
