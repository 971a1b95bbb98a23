import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@vitrin/contract/limits';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { Engine } from '../store/columns.ts';
import { callApi, fileForm } from '../testing/callApi.ts';
import { endHistories } from '../testing/endHistories.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { sweepTrash } from '../trash/trash.ts';
import { cardNameOf, nameOf } from './pictureName.ts';
import { sweepDaily } from '../sweepDaily.ts';
import { sweep, sweepUploads } from './sweep.ts';

const hourMs = 60 * 60 * 1_000;
const log = pino({ level: 'silent' });

async function open(engine?: Engine) {
  // Files carry the machine's time, so the clock starts there.
  const clock = testClock(new Date().toISOString());
  const server = await openTestApp({ clock, ...(engine && { engine }) });
  onTestFinished(server.close);
  const uploadFolder = path.join(server.folder, 'uploads');
  const options = { store: server.store, storage: server.media.storage, clock };
  const sweepNow = async () => (await sweep(options)) + (await sweepUploads(uploadFolder, clock));
  const files = async (folder: string) => readdir(path.join(server.folder, folder));
  const send = (target: string, body: unknown) =>
    callApi(server.app, target, { method: 'POST', token: server.token, body });
  return { ...server, clock, uploadFolder, files, send, options, sweep: sweepNow };
}

test('files and cards without a row are removed, but only when they are a day old', async () => {
  const { clock, media, store, files, send, sweep: sweepNow, app, token } = await open();
  await send('/about/image', fileForm(await plainJpeg({ width: 700, height: 20 })));
  await send('/site-info/image/logo', fileForm(await plainJpeg({ width: 50, height: 20 })));
  await media.settled();
  const shownNames = (await store.read.selectFrom('picture').select('name').execute()).map(
    ({ name }) => name,
  );
  await Promise.all(shownNames.map((name) => media.linkCards(name)));
  const all = await files('pictures');
  await callApi(app, '/about/image', { method: 'DELETE', token });
  await endHistories(store);

  clock.advance(23 * hourMs);
  expect(await sweepNow()).toBe(0);
  expect(await files('pictures')).toEqual(all);

  clock.advance(2 * hourMs);
  expect(await sweepNow()).toBeGreaterThan(0);
  const left = await files('pictures');
  expect(left.length).toBeLessThan(all.length);
  const logo = Object(Object((await callApi(app, '/site-info')).body).logo);
  const pictures = [logo.url, ...logo.variants.map(({ url }: { url: string }) => url)];
  const shown = [...pictures.map((url) => path.basename(url)), cardNameOf(path.basename(logo.url)) ?? ''];
  expect(left.toSorted()).toEqual([...new Set(shown)].toSorted());
});

test('what a killed process left in the middle of a write is removed as well', async () => {
  const { clock, folder, uploadFolder, files, sweep: sweepNow } = await open();
  await mkdir(uploadFolder, { recursive: true });
  await writeFile(path.join(uploadFolder, 'broken-off'), 'x');
  await writeFile(path.join(folder, 'pictures', 'broken-off.part'), 'x');
  expect(await sweepNow()).toBe(0);
  clock.advance(25 * hourMs);
  await writeFile(path.join(uploadFolder, 'at-work'), 'x');
  await utimes(path.join(uploadFolder, 'at-work'), clock.now(), clock.now());
  expect(await sweepNow()).toBe(2);
  expect([await files('uploads'), await files('pictures')]).toEqual([['at-work'], []]);
});

test('a foreign file is not touched', async () => {
  const { clock, media, files, sweep: sweepNow } = await open();
  await media.storage.put('notes.txt', Buffer.from('x'));
  clock.advance(25 * hourMs);
  expect(await sweepNow()).toBe(0);
  expect(await files('pictures')).toEqual(['notes.txt']);
});

test('an old file that is uploaded again counts as new', async () => {
  const { clock, folder, media, store, files, sweep: sweepNow } = await open();
  await store.write((writer) =>
    writer
      .updateTable('schemaMigration')
      .set({ appliedAt: new Date('2020-01-01') })
      .execute(),
  );
  const old = new Date(clock.now().getTime() - 48 * hourMs);
  const name = nameOf(Buffer.from('x'), 'jpg');
  const put = () => media.storage.put(name, Buffer.from('x'));
  const age = () => utimes(path.join(folder, 'pictures', name), old, old);
  await put();
  await age();
  await put();
  expect(await sweepNow()).toBe(0);
  await age();
  expect(await sweepNow()).toBe(1);
  expect(await files('pictures')).toEqual([]);
});

test.each(testEngines)(
  'the pictures of a site next to which an empty database was accepted stay, on %s',
  async (engine) => {
    const { clock, folder, media, files, sweep: sweepNow } = await open(engine);
    const [left, own] = [nameOf(Buffer.from('left'), 'jpg'), nameOf(Buffer.from('own'), 'jpg')];
    for (const name of [left, own]) await media.storage.put(name, Buffer.from(name));
    const old = new Date('2020-01-01');
    await utimes(path.join(folder, 'pictures', left), old, old);
    clock.advance(48 * hourMs);
    expect(await sweepNow()).toBe(1);
    expect(await files('pictures')).toEqual([left]);
  },
);

test.each(testEngines)(
  'files of what is in the trash stay until it is gone for good, on %s',
  async (engine) => {
    const { clock, media, store, files, send, sweep: sweepNow, app, token } = await open(engine);
    const jpeg = await plainJpeg({ width: 700, height: 20 });
    await send('/gallery/upload', fileForm(jpeg));
    await media.settled();
    const all = await files('pictures');
    const { id } = z
      .object({ id: z.string() })
      .parse(z.array(z.unknown()).parse((await callApi(app, '/gallery')).body)[0]);
    await callApi(app, `/gallery/${id}`, { method: 'DELETE', token });
    clock.advance(limits.trashDays * 24 * hourMs - hourMs);
    expect([await sweepTrash(store, { clock }), await sweepNow()]).toEqual([0, 0]);
    expect(await files('pictures')).toEqual(all);
    clock.advance(hourMs);
    expect([await sweepTrash(store, { clock }), await sweepNow()]).toEqual([1, all.length]);
    expect(await files('pictures')).toEqual([]);
  },
);

test.each(testEngines)(
  'one of two processes sweeps each day, and each its own uploads, on %s',
  async (engine) => {
    const { clock, folder, files, options } = await open(engine);
    const list = vi.spyOn(options.storage, 'list');
    const both = ['uploads', 'others'].map((name) =>
      sweepDaily({ ...options, uploadFolder: path.join(folder, name), log }),
    );
    onTestFinished(async () => void (await Promise.all(both.map(({ stop }) => stop()))));
    const look = () => Promise.all(both.map((each) => each.look()));
    await look();
    expect(list).toHaveBeenCalledTimes(1);
    clock.advance(25 * hourMs);
    for (const name of ['uploads', 'others']) {
      await mkdir(path.join(folder, name), { recursive: true });
      await writeFile(path.join(folder, name, 'broken-off'), 'x');
    }
    await look();
    await look();
    expect(list).toHaveBeenCalledTimes(2);
    expect([await files('uploads'), await files('others')]).toEqual([[], []]);
  },
);

test('a sweep that fails does not stop the others, and is retried at the next check', async () => {
  const { clock, options, store, files } = await open();
  await options.storage.put(nameOf(Buffer.from('x'), 'jpg'), Buffer.from('x'));
  clock.advance(25 * hourMs);
  const errors = vi.spyOn(log, 'error');
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(store.read);
  await rename('mail_letter', 'elsewhere');
  const { look, stop } = sweepDaily({ ...options, uploadFolder: 'nowhere', log });
  onTestFinished(stop);
  const list = vi.spyOn(options.storage, 'list');
  await look();
  expect(errors).toHaveBeenCalledTimes(2);
  expect([await files('pictures'), list.mock.calls.length]).toEqual([[], 2]);
  await rename('elsewhere', 'mail_letter');
  await look();
  await look();
  expect([errors.mock.calls.length, list.mock.calls.length]).toEqual([2, 3]);
});
