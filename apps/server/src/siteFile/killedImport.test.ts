// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock as clock } from '../clock.ts';
import { addPicture } from '../media/pictures.ts';
import { storePicture } from '../media/uploads/preparePicture.ts';
import { sweepUploads } from '../media/sweep.ts';
import { plainContent } from '../plain/plainContent.ts';
import { addEntry } from '../content/contentWrites.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { programEnv } from '../testing/programEnv.ts';
import { createTestSchema, testEngines } from '../testing/testEngines.ts';
import { madeJpeg } from '../testing/samplePictures.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { tellFault } from '../testing/tellFault.ts';
import { openTestApp } from '../testing/testApp.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { exportedItem, exportOf } from '../testing/wordpressExport.ts';
import { exportSite } from './exportSite.ts';

const reasons = plainContent('reasons');

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
/** The fractions of an import's duration at which it is killed; the process starts for about half of it. */
const moments = [0.15, 0.35, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98] as const;

/** The duration of a run, once its files and its compiled code are in memory. */
async function durationOf(start: () => ChildProcess, prepare: () => Promise<void>): Promise<number> {
  const run = async (): Promise<number> => {
    await prepare();
    const begun = performance.now();
    await once(start(), 'exit');
    return performance.now() - begun;
  };
  await run();
  return run();
}

/** An empty store for imports, and the environment in which a command finds it. */
async function openTarget(engine: (typeof testEngines)[number]) {
  const schema = engine === 'postgres' ? await createTestSchema() : undefined;
  const folder = path.join(await temporaryFolder(), 'data');
  await mkdir(folder);
  const store = await openStore({ folder, databaseUrl: schema?.url, clock });
  onTestFinished(async () => {
    await store.close();
    await schema?.drop();
  });
  return { store, folder, env: programEnv({ DATA_DIR: folder, DATABASE_URL: schema?.url }) };
}

test.each(testEngines)('a killed import leaves the old content or the new, on %s', async (engine) => {
  const file = await largeSite(entries);
  const { store, env } = await openTarget(engine);
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
      env,
    });
  const whole = await durationOf(start, reset);
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
  tellFault({
    fault: `import killed at ${moments.length} moments, ${engine}`,
    operator: 'the same command again does all of it',
    admin: 'the site as it was before, or the new one',
    counted: [...found].join('; '),
  });
});

/** A WordPress export with the given number of posts, and a folder with a picture for every tenth. */
async function wordpressSite(posts: number): Promise<{ file: string; uploads: string }> {
  const folder = await temporaryFolder();
  const uploads = path.join(folder, 'uploads');
  await mkdir(uploads);
  for (let number = 0; number < posts; number += posts / 4) {
    await writeFile(path.join(uploads, `${number}.jpg`), await plainJpeg({ width: 20 + number, height: 10 }));
  }
  const items = Array.from({ length: posts }, (_, number) => {
    const picture =
      number % (posts / 4) === 0 ? `\n\n<img src="https://eski.example/wp-content/${number}.jpg">` : '';
    return exportedItem({ id: String(number + 1), content: `Metin ${number}${picture}` });
  });
  const file = path.join(folder, 'export.xml');
  await writeFile(file, exportOf(items.join('')));
  return { file, uploads };
}

test.each(testEngines)(
  'a killed import from WordPress leaves nothing of it or all, and can be repeated, on %s',
  async (engine) => {
    const posts = 120;
    const { file, uploads } = await wordpressSite(posts);
    const { store, folder, env } = await openTarget(engine);
    const start = () =>
      spawn(process.execPath, [command, '--wordpress', file, '--media', uploads, '--merge'], {
        stdio: 'ignore',
        env,
      });
    const state = async (): Promise<string> => {
      const [rows, pictures, redirects] = await Promise.all(
        (['post', 'picture', 'oldPath'] as const).map((table) =>
          store.read.selectFrom(table).select('id').execute(),
        ),
      );
      return [rows, pictures, redirects].map((each) => each?.length).join(' ');
    };
    const clear = (): Promise<void> =>
      store.write(async (writer) => {
        for (const table of ['post', 'oldPath', 'picture'] as const) await writer.deleteFrom(table).execute();
      });
    const whole = await durationOf(start, clear);
    const after = await state();
    expect(after).toMatch(new RegExp(`^${posts} 4 [1-9]`));

    const uploadFolder = path.join(folder, 'uploads');
    const asides = async () => (await readdir(uploadFolder)).filter((name) => name.startsWith('wordpress-'));
    const untilOneIsAside = async (child: ChildProcess): Promise<void> => {
      while (child.exitCode === null && (await asides()).length === 0) await setTimeout(2);
    };
    const found = new Set<string>();
    for (const moment of ['aside', 0.45, 0.7, 0.9] as const) {
      await clear();
      const child = start();
      const ended = once(child, 'exit');
      await Promise.race([moment === 'aside' ? untilOneIsAside(child) : setTimeout(whole * moment), ended]);
      child.kill('SIGKILL');
      await ended;
      found.add(await state());
    }
    expect([...found].filter((each) => each !== after)).toEqual(['0 0 0']);
    await once(start(), 'exit');
    expect(await state()).toBe(after);
    tellFault({
      fault: `import from WordPress killed at 4 moments, ${engine}`,
      operator: 'the same command again does all of it',
      admin: 'the site as it was before, or the new one',
      counted: `posts, pictures and redirects: ${[...found].join('; ')}`,
    });
    // Temporary files are removed by a sweep after a day.
    expect(await asides()).not.toEqual([]);
    const later = { now: () => new Date(clock.now().getTime() + 2 * 24 * 60 * 60 * 1_000) };
    await sweepUploads(uploadFolder, later);
    expect(await asides()).toEqual([]);
  },
);
