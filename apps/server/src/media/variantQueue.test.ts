import { pino } from 'pino';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { madeJpeg } from '../testing/samplePictures.ts';
import { picturesHere } from '../testing/picturesHere.ts';
import { openTestStore, type TestStore } from '../testing/testStore.ts';
import { openLocalStorage } from './localStorage.ts';
import { openMedia } from './openMedia.ts';
import { addPicture } from './pictures.ts';
import { storePicture } from './preparePicture.ts';
import type { PictureStorage } from './pictureStorage.ts';

const log = pino({ level: 'silent' });

async function open(): Promise<TestStore & { storage: PictureStorage; pictures: string }> {
  const opened = await openTestStore();
  onTestFinished(opened.close);
  const pictures = path.join(opened.folder, 'pictures');
  return { ...opened, pictures, storage: await openLocalStorage(pictures) };
}

const add = async ({ store, storage }: Awaited<ReturnType<typeof open>>, width: number): Promise<string> => {
  const prepared = await storePicture(await madeJpeg({ width, height: 10 }), storage);
  const row = await store.write((writer) =>
    addPicture(writer, prepared, { alt: '', now: systemClock.now() }),
  );
  return row.id;
};

test('a restart finishes what was left, and what cannot be finished stops nothing', async () => {
  const place = await open();
  const [lost, left] = [await add(place, 330), await add(place, 340)];
  const { name } = await place.store.read
    .selectFrom('picture')
    .select('name')
    .where('id', '=', lost)
    .executeTakeFirstOrThrow();
  await rm(path.join(place.pictures, name));

  const media = openMedia({ ...place, log, process: picturesHere });
  media.wake();
  await media.settled();
  const rows = await place.store.read.selectFrom('picture').selectAll().orderBy('createdAt').execute();
  expect(rows.map(({ id, variantsComplete }) => [id, variantsComplete])).toEqual([
    [lost, false],
    [left, true],
  ]);
  expect(rows[1]?.variants.map(({ width }) => width)).toEqual([320, 340, 320, 340]);
});

test('closing stops after the size at hand and forgets nothing', async () => {
  const place = await open();
  await add(place, 2_000);
  const media = openMedia({ ...place, log, process: picturesHere });
  media.wake();
  await media.close();
  const next = openMedia({ ...place, log, process: picturesHere });
  next.wake();
  await next.settled();
  const rows = await place.store.read.selectFrom('picture').selectAll().execute();
  expect(rows.map(({ variants, variantsComplete }) => [variants.length, variantsComplete])).toEqual([
    [10, true],
  ]);
});

test('what another picture of the same file has is not made again', async () => {
  const place = await open();
  const media = openMedia({ ...place, log, process: picturesHere });
  const prepared = await storePicture(await madeJpeg({ width: 330, height: 10 }), place.storage);
  const show = async () => {
    const facts = { alt: '', now: systemClock.now() };
    await place.store.write((writer) => addPicture(writer, prepared, facts));
    media.wake();
    await media.settled();
  };
  await show();
  // Without the original nothing could be made of it.
  await rm(path.join(place.pictures, prepared.name));
  await show();
  const [first, second] = await place.store.read.selectFrom('picture').selectAll().execute();
  expect(first?.variants).toHaveLength(4);
  expect(second?.variants).toEqual(first?.variants);
  expect(second?.variantsComplete).toBe(true);
});
