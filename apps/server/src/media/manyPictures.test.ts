// @module-tag long
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { countedStore } from '../testing/countedStore.ts';
import { testEngines } from '../testing/testEngines.ts';
import { testClock } from '../testing/testClock.ts';
import { openTestStore } from '../testing/testStore.ts';
import { openLocalStorage } from './storage/localStorage.ts';
import { cardNameOf, nameOf } from './pictureName.ts';
import { sweep } from './sweep.ts';
import { createVariantQueue } from './sizes/variantQueue.ts';

const many = 2_000;
const now = new Date('2026-06-01T09:00:00.000Z');
const clock = { now: () => now };

describe.each(testEngines)('many pictures on %s', (engine) => {
  async function open(variantsComplete: boolean) {
    const opened = await openTestStore(engine);
    onTestFinished(opened.close);
    const pictures = Array.from({ length: many }, (_none, index) => ({
      id: `p${index}`,
      name: nameOf(Buffer.from(`${index}`), 'png'),
      mime: 'image/png',
      width: 400,
      height: 300,
      bytes: 9,
      alt: '',
      placeholder: '',
      color: '',
      focus: {},
      variants: [
        { name: nameOf(Buffer.from(`${index} size`), 'webp'), width: 320, type: 'image/webp' as const },
      ],
      variantsComplete,
      recipe: 1,
      title: '',
      credit: '',
      decorative: false,
      // Some are kept although unused, some were replaced by another file.
      kept: index % 2 === 0,
      search: '',
      madeBy: '',
      retiredAt: index % 10 === 1 ? now : null,
      createdAt: now,
    }));
    for (let start = 0; start < many; start += 500) {
      await opened.store.write((writer) =>
        writer
          .insertInto('picture')
          .values(pictures.slice(start, start + 500))
          .execute(),
      );
    }
    return { ...opened, pictures, counted: countedStore(opened.store) };
  }

  test('are swept in batches, leaving every file that one of them shows', async () => {
    const { folder, pictures, counted } = await open(true);
    const place = path.join(folder, 'pictures');
    await mkdir(place, { recursive: true });
    const shown = [
      ...pictures.map(({ name }) => name),
      ...pictures.flatMap(({ variants }) => variants.map(({ name }) => name)),
      ...pictures.slice(0, 200).map(({ name }) => cardNameOf(name) ?? name),
    ];
    const unused = ['a', 'b'].flatMap((text) => {
      const name = nameOf(Buffer.from(text), 'jpg');
      return [name, cardNameOf(name) ?? name];
    });
    for (const name of [...shown, ...unused]) await writeFile(path.join(place, name), 'x');
    const storage = await openLocalStorage(place);
    // Only what is younger than the database, and older than a day, is swept: files carry the machine's time.
    const inTwoDays = testClock(new Date().toISOString());
    inTwoDays.advance(48 * 60 * 60 * 1_000);
    counted.taken();
    const removed = await sweep({ store: counted.store, storage, clock: inTwoDays });
    const { most, queries } = counted.taken();
    expect(removed).toBe(unused.length);
    expect((await readdir(place)).toSorted()).toEqual(shown.toSorted());
    // One for when the database began.
    const batches = Math.ceil((shown.length + unused.length) / 200);
    expect([most <= 200, queries <= 1 + 2 * batches]).toEqual([true, true]);
  });

  test('wait for their sizes without being read all at once, also those that fail', async () => {
    const { pictures, counted } = await open(false);
    const asked: string[] = [];
    const queue = createVariantQueue({
      store: counted.store,
      clock,
      make: async ({ name }) => {
        asked.push(name);
        throw new Error('no picture');
      },
      log: pino({ level: 'silent' }),
      lookEveryMs: 3_600_000,
    });
    counted.taken();
    queue.wake();
    await queue.settled();
    expect(new Set(asked)).toEqual(new Set(pictures.map(({ name }) => name)));
    expect(counted.taken().most).toBeLessThanOrEqual(100);
    queue.wake();
    await queue.settled();
    const { most, rows } = counted.taken();
    expect([asked.length, most <= 100, rows]).toEqual([many, true, many]);
  });

  test('are found by file name, whatever is written to them', async () => {
    const { store } = await open(true);
    const filesOf = async (id: string) =>
      (await store.read.selectFrom('pictureFile').select('name').where('sourceId', '=', id).execute()).map(
        ({ name }) => name,
      );
    const change = (variants: { name: string; width: number; type: 'image/webp' }[]) =>
      store.write((writer) =>
        writer.updateTable('picture').set({ variants }).where('id', '=', 'p1').execute(),
      );
    const size = { width: 1, type: 'image/webp' as const };
    await change([
      { ...size, name: 'a.webp' },
      { ...size, name: 'b.webp' },
      { ...size, name: 'a.webp' },
    ]);
    expect((await filesOf('p1')).toSorted()).toEqual(['a.webp', 'b.webp']);
    await change([]);
    expect(await filesOf('p1')).toEqual([]);
    await store.write((writer) => writer.deleteFrom('picture').where('id', '=', 'p2').execute());
    expect(await filesOf('p2')).toEqual([]);
  });
});
