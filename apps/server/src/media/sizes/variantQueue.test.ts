import { pino } from 'pino';
import sharp from 'sharp';
import path from 'node:path';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { madeJpeg, plainJpeg } from '../../testing/samplePictures.ts';
import { picturesHere } from '../../testing/picturesHere.ts';
import { leaseMs } from '../../store/leases.ts';
import { openStore, type Store } from '../../store/openStore.ts';
import { testClock } from '../../testing/testClock.ts';
import { testEngines } from '../../testing/testEngines.ts';
import type { PictureRow } from '../../store/schema.ts';
import { openTestStore, type TestStore } from '../../testing/testStore.ts';
import { openLocalStorage } from '../storage/localStorage.ts';
import { openMedia } from '../openMedia.ts';
import { addPicture, imageOf } from '../pictures.ts';
import { storePicture } from '../uploads/preparePicture.ts';
import { createVariantQueue } from './variantQueue.ts';
import { recipe } from './variants.ts';
import { type PictureStorage, StorageAwayError } from '../storage/pictureStorage.ts';

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

test('a restart finishes the rest, and a picture that cannot be finished stops nothing', async () => {
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

test('what a storage or a database that is away has stopped goes on when it is back, with growing pauses', async () => {
  const clock = testClock();
  const place = await open();
  const { store } = place;
  const pictures = [await add(place, 330), await add(place, 340)];
  let fault: Error | undefined = new StorageAwayError();
  const tried: string[] = [];
  const queue = createVariantQueue({
    store,
    clock,
    log,
    make: async ({ name }, { width, type }) => {
      tried.push(name);
      if (fault !== undefined) throw fault;
      return { name: `${name}-${width}`, width, type };
    },
  });
  const look = async (): Promise<number> => {
    tried.length = 0;
    queue.wake();
    await queue.settled();
    return tried.length;
  };
  const complete = async () =>
    (await store.read.selectFrom('picture').selectAll().execute())
      .filter(({ variantsComplete }) => variantsComplete)
      .map(({ id }) => id);

  // Each look tries one picture: the next would meet the same.
  expect([await look(), await look(), await look()]).toEqual([1, 1, 0]);
  clock.advance(5_000);
  fault = Object.assign(new Error('cut'), { code: 'ECONNRESET' });
  expect([await look(), await look(), await look()]).toEqual([1, 1, 0]);
  clock.advance(9_000);
  expect([await look(), await complete()]).toEqual([0, []]);

  fault = undefined;
  clock.advance(1_000);
  expect(await look()).toBe(8);
  expect((await complete()).toSorted()).toEqual(pictures.toSorted());
  await queue.close();
});

test('a file that storage does not deliver does not block the decoder', async () => {
  const place = await open();
  await add(place, 330);
  const { promise: never, reject: giveUp } = Promise.withResolvers<Uint8Array>();
  const [stuck] = await place.store.read.selectFrom('picture').select('name').execute();
  const read: PictureStorage['read'] = (name) => (name === stuck?.name ? never : place.storage.read(name));
  const media = openMedia({ ...place, storage: { ...place.storage, read }, log, process: picturesHere });
  media.wake();
  const uploads = path.join(place.folder, 'uploads');
  await mkdir(uploads);
  const file = path.join(uploads, 'a.jpg');
  await writeFile(file, await plainJpeg({ width: 400, height: 10 }));
  const { variants } = await media.receive(file);
  expect(variants.map(({ width }) => width)).toEqual([320]);
  giveUp(new StorageAwayError());
  await media.close();
});

test('closing stops after the current size and forgets nothing', async () => {
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
    [14, true],
  ]);
});

describe.each(testEngines)('two processes over one store on %s', (engine) => {
  const clock = testClock();

  /** A store with some pictures that lack sizes, opened twice, with queues whose work the test counts. */
  async function openTwo(pictures: number) {
    const { store, folder, databaseUrl, close } = await openTestStore(engine, clock);
    const other = await openStore({ folder, databaseUrl, clock });
    onTestFinished(async () => {
      await other.close();
      await close();
    });
    const facts = {
      alt: '',
      width: 330,
      height: 10,
      mime: 'image/jpeg',
      bytes: 1,
      placeholder: '',
      color: '',
    };
    for (let number = 0; number < pictures; number += 1) {
      const prepared = { ...facts, name: `${number}.jpg`, variants: [], variantsComplete: false };
      await store.write((writer) => addPicture(writer, prepared, { alt: '', now: clock.now() }));
    }
    const made: string[] = [];
    const queue = (over: Store, before: () => Promise<void> = async () => undefined) =>
      createVariantQueue({
        store: over,
        clock,
        log,
        make: async ({ name }, { width, type }) => {
          await before();
          made.push(`${name} ${width} ${type}`);
          return { name: `${name}-${width}`, width, type };
        },
      });
    const finished = async () =>
      (await store.read.selectFrom('picture').selectAll().execute()).filter(
        ({ variants, variantsComplete }) => variantsComplete && variants.length === 4,
      ).length;
    return { stores: [store, other] as const, queue, made, finished };
  }

  test('make every size once', async () => {
    const { stores, queue, made, finished } = await openTwo(8);
    const queues = stores.map((store) => queue(store, () => setImmediate()));
    for (const each of queues) each.wake();
    await Promise.all(queues.map((each) => each.settled()));
    // The queue that found nothing free has settled before the other was done.
    expect(await finished()).toBe(8);
    expect([made.length, new Set(made).size]).toEqual([32, 32]);
    for (const each of queues) await each.close();
    expect(await stores[0].read.selectFrom('lease').selectAll().execute()).toEqual([]);
  });

  test('take over from one that shows no sign of life, whose late work replaces nothing', async () => {
    const { stores, queue, made, finished } = await openTwo(1);
    const [{ promise, resolve }, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const stuck = queue(stores[0], () => {
      begun.resolve();
      return promise;
    });
    stuck.wake();
    await begun.promise;
    const healthy = queue(stores[1]);
    healthy.wake();
    await healthy.settled();
    expect([made.length, await finished()]).toEqual([0, 0]);

    clock.advance(leaseMs);
    healthy.wake();
    await healthy.settled();
    expect([made.length, await finished()]).toEqual([4, 1]);
    const rows = () => stores[1].read.selectFrom('picture').selectAll().execute();
    const before = await rows();
    resolve();
    await stuck.settled();
    expect(await rows()).toEqual(before);
    await Promise.all([stuck.close(), healthy.close()]);
  });
});

test('a picture of an older recipe gets its new sizes, and keeps the old ones until they exist', async () => {
  const place = await open();
  const prepared = await storePicture(await madeJpeg({ width: 500, height: 10 }), place.storage);
  const old = [{ name: 'old.webp', width: 320, type: 'image/webp' as const }];
  const { id } = await place.store.write((writer) =>
    addPicture(
      writer,
      { ...prepared, variants: old, variantsComplete: true },
      { alt: '', now: systemClock.now() },
    ),
  );
  const write = (change: Partial<PictureRow>) =>
    place.store.write((writer) => writer.updateTable('picture').set(change).where('id', '=', id).execute());
  const read = () => place.store.read.selectFrom('picture').selectAll().executeTakeFirstOrThrow();
  await write({ recipe: recipe.version - 1 });
  const seen: number[] = [];
  const queue = createVariantQueue({
    store: place.store,
    clock: systemClock,
    log,
    make: async ({ name }, { width, type }) => {
      seen.push((await read()).variants.length);
      return { name: `${name}-${width}`, width, type };
    },
  });
  queue.wake();
  await queue.settled();
  const row = await read();
  expect(row.recipe).toBe(recipe.version);
  expect(row.variants.map(({ name, width, type }) => [name === 'old.webp', width, type])).toEqual([
    [true, 320, 'image/webp'],
    [false, 480, 'image/webp'],
    [false, 500, 'image/webp'],
    [false, 320, 'image/avif'],
    [false, 480, 'image/avif'],
    [false, 500, 'image/avif'],
  ]);
  expect(new Set(seen)).toEqual(new Set([1]));

  // An icon has no sizes to renew.
  await write({ recipe: recipe.version - 1, placeholder: '', variants: [] });
  queue.wake();
  await queue.settled();
  expect((await read()).variants).toEqual([]);
  await queue.close();
});

test('a picture of the banner is also cropped for tall frames', async () => {
  const place = await open();
  const media = openMedia({ ...place, log, process: picturesHere });
  const prepared = await storePicture(await madeJpeg({ width: 1_200, height: 675 }), place.storage);
  await place.store.write(async (writer) => {
    const { id } = await addPicture(writer, prepared, { alt: '', now: systemClock.now() });
    const slide = { id: 'slide', pictureId: id, active: true, displayOrder: 1 };
    await writer.insertInto('sliderImage').values(slide).execute();
  });
  media.wake();
  await media.settled();
  const row = await place.store.read.selectFrom('picture').selectAll().executeTakeFirstOrThrow();
  const { tall, variants } = imageOf(row);
  expect(variants?.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1200, 320, 480, 640, 960, 1200]);
  expect(tall?.map(({ width, type }) => [width, type])).toEqual([
    [480, 'image/webp'],
    [480, 'image/avif'],
  ]);
  const cut = row.variants.find((variant) => variant.cut === 'tall');
  const facts = await sharp(await place.storage.read(cut?.name ?? '')).metadata();
  expect([facts.width, facts.height]).toEqual([480, 640]);

  // The current recipe differs from the second one in crops only.
  const before = row.variants.map((each) => (each.cut === 'tall' ? { ...each, name: 'old' } : each));
  await place.store.write((writer) =>
    writer.updateTable('picture').set({ recipe: 2, variants: before }).execute(),
  );
  media.wake();
  await media.settled();
  const after = await place.store.read.selectFrom('picture').selectAll().executeTakeFirstOrThrow();
  expect(after).toEqual(row);
});

test.each(testEngines)(
  'a tall frame that is found while sizes are made gets its own, on %s',
  async (engine) => {
    const { store, close } = await openTestStore(engine);
    onTestFinished(close);
    const facts = {
      alt: '',
      width: 1_200,
      height: 675,
      mime: 'image/jpeg',
      bytes: 1,
      placeholder: 'x',
      color: '',
    };
    const picture = { ...facts, name: '1.jpg', variants: [], variantsComplete: false };
    const { id } = await store.write((writer) =>
      addPicture(writer, picture, { alt: '', now: systemClock.now() }),
    );
    let made = 0;
    const queue = createVariantQueue({
      store,
      clock: systemClock,
      log,
      make: async ({ name }, { width, type, cut }) => {
        made += 1;
        // As when it is put into the banner.
        if (made === 1)
          await store.write(async (writer) => {
            const slide = { id: 'slide', pictureId: id, active: true, displayOrder: 1 };
            await writer.insertInto('sliderImage').values(slide).execute();
            await writer
              .updateTable('picture')
              .set({ variantsComplete: false })
              .where('id', '=', id)
              .execute();
            queue.wake();
          });
        return { name: `${name}-${width}`, width, type, ...(cut !== undefined && { cut }) };
      },
    });
    queue.wake();
    await queue.settled();
    await queue.settled();
    const row = await store.read.selectFrom('picture').selectAll().executeTakeFirstOrThrow();
    expect([row.variantsComplete, row.variants.filter(({ cut }) => cut === 'tall').length]).toEqual([
      true,
      2,
    ]);
    await queue.close();
  },
);

test('sizes of another picture with the same file are not made again', async () => {
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
  // Without the original, no size could be made.
  await rm(path.join(place.pictures, prepared.name));
  await show();
  const [first, second] = await place.store.read.selectFrom('picture').selectAll().execute();
  expect(first?.variants).toHaveLength(4);
  expect(second?.variants).toEqual(first?.variants);
  expect(second?.variantsComplete).toBe(true);
});
