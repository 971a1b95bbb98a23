import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Clock, systemClock } from '../../clock.ts';
import type { StoredVariant } from '../../store/schema.ts';
import { madeJpeg } from '../../testing/samplePictures.ts';
import { testClock } from '../../testing/testClock.ts';
import { openTestStorage, testStorages } from '../../testing/testStorage.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { openPicture } from '../decoder.ts';
import { type Media, openMedia } from '../openMedia.ts';
import { cardNameOf } from '../pictureName.ts';
import { pictureWork } from '../pictureWork.ts';
import { addPicture } from '../pictures.ts';
import { StorageAwayError } from '../storage/pictureStorage.ts';
import { storePicture } from '../uploads/preparePicture.ts';

const log = pino({ level: 'silent' });

/** A store with a storage, and media on top that count the crops for cards. */
async function open(kind: (typeof testStorages)[number] = 'a folder') {
  const { store, close: closeStore } = await openTestStore();
  const { storage, close: closeStorage } = await openTestStorage(kind);
  onTestFinished(async () => {
    await closeStorage();
    await closeStore();
  });
  const cuts: number[] = [];
  const start = (
    cutCard: typeof pictureWork.cutCard = pictureWork.cutCard,
    clock: Clock = systemClock,
  ): Media => {
    const counted = (file: Uint8Array) => {
      cuts.push(file.length);
      return cutCard(file);
    };
    const work = { ...pictureWork, cutCard: counted };
    return openMedia({ store, storage, log, clock, process: { work, close: () => Promise.resolve() } });
  };
  const add = async (width: number, change = {}) => {
    const prepared = await storePicture(await madeJpeg({ width, height: 40 }), storage);
    const facts = { alt: '', now: systemClock.now() };
    return store.write((writer) => addPicture(writer, { ...prepared, ...change }, facts));
  };
  return { store, storage, cuts, start, add };
}

test.each(testStorages)(
  'a card is made once for a hundred concurrent requests, and survives a restart in %s',
  async (kind) => {
    const { storage, cuts, start, add } = await open(kind);
    const { name } = await add(60);
    const { linkCards } = start();
    const answers = await Promise.all(Array.from({ length: 100 }, () => linkCards(name)));
    expect(answers.every((answer) => typeof answer === 'object')).toBe(true);
    expect(await start().linkCards(name)).toMatchObject({ bytes: expect.any(Number) });
    expect(cuts).toHaveLength(1);
    const card = await openPicture(await storage.read(String(cardNameOf(name))));
    expect(await card.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  },
);

test('only originals have a card, and other names cost nothing', async () => {
  const { store, cuts, start, add } = await open();
  const { name } = await add(330);
  const icon = await add(32, { placeholder: '', color: '', variantsComplete: true });
  const media = start();
  media.wake();
  await media.settled();
  const { variants } = await store.read
    .selectFrom('picture')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  expect(variants.length).toBeGreaterThan(3);
  const others = [
    ...variants.map((variant) => variant.name),
    icon.name,
    '0123456789abcdef0123456789abcdef.jpg',
    String(cardNameOf(name)),
    name.toUpperCase(),
    `../${name}`,
    `${name}\0`,
    '',
    'x'.repeat(100_000),
  ];
  for (const other of others) {
    // Sequentially, so that a failure shows its name.
    expect([other.slice(0, 80), await media.linkCards(other)]).toEqual([other.slice(0, 80), 'unknown']);
  }
  expect(cuts).toEqual([]);
});

test('beyond a number of waiting cards further requests are busy, while existing ones are returned', async () => {
  const { cuts, start, add } = await open();
  const ready = await add(50);
  await start().linkCards(ready.name);
  const rows = await Promise.all(Array.from({ length: 23 }, (_, index) => add(60 + index)));
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const { linkCards } = start(async (file) => {
    await gate;
    return pictureWork.cutCard(file);
  });
  const asked = rows.map(({ name }) => linkCards(name));
  await expect.poll(() => Promise.race([...asked, Promise.resolve('all wait')])).toBe('busy');
  expect(typeof (await linkCards(ready.name))).toBe('object');
  openGate();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'busy').length).toBeGreaterThan(0);
  expect(cuts.length).toBeLessThanOrEqual(22);
  const busy = rows[answers.indexOf('busy')];
  expect(typeof (await linkCards(String(busy?.name)))).toBe('object');
});

test('a card is cropped from the smallest size that fills it', async () => {
  const { store, storage, cuts, start, add } = await open();
  const { id, name } = await add(60, { width: 4_000, height: 2_000 });
  const files = { a640: 'aa', b1280: 'bbb', c1920: 'cccc', tall1260: 'ddddd' };
  const sizes: StoredVariant[] = [640, 1280, 1920].map((width, index) => ({
    width,
    type: 'image/webp',
    name: Object.keys(files)[index] ?? '',
  }));
  // A crop for tall frames shows only a part of the picture.
  sizes.push({ width: 1260, type: 'image/webp', name: 'tall1260', cut: 'tall' });
  for (const [file, content] of Object.entries(files)) {
    await storage.put(file, Buffer.from(content));
  }
  await store.write((writer) =>
    writer.updateTable('picture').set({ variants: sizes }).where('id', '=', id).execute(),
  );
  await start(() => Promise.resolve(Buffer.from('card'))).linkCards(name);
  expect(cuts).toEqual([files.b1280.length]);
});

test('a picture that cannot be turned into a card is not tried again and again', async () => {
  const { cuts, start, add } = await open();
  const { name } = await add(60);
  const { linkCards } = start(() => Promise.reject(new Error('no card')));
  expect([await linkCards(name), await linkCards(name)]).toEqual(['unknown', 'unknown']);
  expect(cuts).toHaveLength(1);
});

test('a card that an outage has kept from being made is made when it is over', async () => {
  const { storage, cuts, start, add } = await open();
  const { name } = await add(60);
  const clock = testClock();
  const { linkCards } = start(undefined, clock);
  const read = vi.spyOn(storage, 'read').mockRejectedValue(new StorageAwayError());
  expect([await linkCards(name), await linkCards(name)]).toEqual(['busy', 'busy']);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
  clock.advance(5_000);
  expect(await linkCards(name)).toMatchObject({ bytes: expect.any(Number) });
  expect(cuts).toHaveLength(1);
});
