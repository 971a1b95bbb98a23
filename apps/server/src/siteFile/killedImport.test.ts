import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock as clock } from '../clock.ts';
import { addPicture } from '../media/pictures.ts';
import { storePicture } from '../media/preparePicture.ts';
import { reasons } from '../reasons/reasons.ts';
import { addEntry } from '../content/contentWrites.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { createTestSchema, testEngines } from '../testing/testEngines.ts';
import { madeJpeg } from '../testing/samplePictures.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { openTestApp } from '../testing/testApp.ts';
import { exportSite } from './exportSite.ts';

const command = path.join(import.meta.dirname, 'importCommand.ts');

/** A site with so many entries that writing them takes a while, and a few pictures. */
async function largeSite(entries: number): Promise<string> {
  const { store, media, close } = await openTestApp();
  onTestFinished(close);
  for (const width of [20, 24, 28]) {
    const prepared = await storePicture(await madeJpeg({ width, height: 10 }), media.storage);
    await store.write((writer) => addPicture(writer, prepared, { alt: '', now: clock.now() }));
  }
  await store.write(async (writer) => {
    for (let number = 0; number < entries; number += 1) {
      const draft = { title: `Yeni ${number}`, description: 'x', icon: '', active: true };
      await addEntry(reasons, writer, draft, { now: clock.now(), author: '' });
    }
  });
  const folder = await temporaryFolder();
  const file = path.join(folder, 'site.zip');
  await exportSite({ store, storage: media.storage, clock, folder }, createWriteStream(file));
  return file;
}

const stateOf = async ({ read }: Store): Promise<string> => {
  const titles = await read.selectFrom('reason').select('title').execute();
  const pictures = await read.selectFrom('picture').select('id').execute();
  const isOld = titles.every(({ title }) => title.startsWith('Eski'));
  return `${isOld ? 'old' : 'new'}: ${titles.length} entries, ${pictures.length} pictures`;
};

const [entries, before] = [1_500, 40];
/** Parts of the time that an import takes at which it is killed. */
const moments = [0.15, 0.35, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98] as const;

test.each(testEngines)(
  'an import that is killed leaves the old content or the new, on %s',
  async (engine) => {
    const file = await largeSite(entries);
    const schema = engine === 'postgres' ? await createTestSchema() : undefined;
    const folder = path.join(await temporaryFolder(), 'data');
    await mkdir(folder);
    const store = await openStore({ folder, databaseUrl: schema?.url, clock });
    onTestFinished(async () => {
      await store.close();
      await schema?.drop();
    });
    const reset = (): Promise<void> =>
      store.write(async (writer) => {
        await writer.deleteFrom('reason').execute();
        await writer.deleteFrom('picture').execute();
        for (let number = 0; number < before; number += 1) {
          const draft = { title: `Eski ${number}`, description: 'x', icon: '', active: true };
          await addEntry(reasons, writer, draft, { now: clock.now(), author: '' });
        }
      });
    const start = () =>
      spawn(process.execPath, [command, file, '--replace'], {
        stdio: 'ignore',
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: folder,
          ...(schema !== undefined && { DATABASE_URL: schema.url }),
        },
      });
    await reset();
    const begun = performance.now();
    await once(start(), 'exit');
    const whole = performance.now() - begun;
    const after = `new: ${entries} entries, 3 pictures`;
    expect(await stateOf(store)).toBe(after);

    const found = new Set<string>();
    for (const moment of moments) {
      await reset();
      const child = start();
      const ended = once(child, 'exit');
      await Promise.race([setTimeout(whole * moment), ended]);
      child.kill('SIGKILL');
      await ended;
      found.add(await stateOf(store));
    }
    expect([...found].filter((state) => state !== after)).toEqual([`old: ${before} entries, 0 pictures`]);
  },
  180_000,
);
