import { noChange } from '@vitrin/contract/history/historyChange';
import { limits } from '@vitrin/contract/limits';
import { describe, expect, onTestFinished, test } from 'vitest';
import { namesInVersions } from '../library/namesInVersions.ts';
import { nameOf } from '../media/pictureName.ts';
import { countedStore } from '../testing/countedStore.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { openTestStore } from '../testing/testStore.ts';
import { sweepVersions } from './endVersions.ts';

const subjects = 350;
const readAtOnce = 100;

const pictureOf = (entry: number) => nameOf(Buffer.from(`${entry}`), 'png');

describe.each(testEngines)('the histories of many entries on %s', (engine) => {
  /** Every entry has a version with a picture in its text; every seventh has two more than are kept. */
  async function open() {
    const clock = testClock();
    const { store, close } = await openTestStore(engine, clock);
    onTestFinished(close);
    const rows = Array.from({ length: subjects }, (_none, entry) =>
      Array.from({ length: entry % 7 === 0 ? limits.keptVersions + 2 : 1 }, (_version, index) => ({
        id: `${entry}-${index}`,
        kind: entry % 2 === 0 ? 'posts' : 'services',
        entryId: `${entry}`,
        number: index + 1,
        act: 'changed',
        minor: false,
        userId: '',
        madeBy: '',
        madeAt: clock.now(),
        restoredAt: null,
        change: noChange,
        content: { fields: { content: `<img src="/api/images/${pictureOf(entry)}">` } },
      })),
    ).flat();
    for (let start = 0; start < rows.length; start += 500) {
      await store.write((writer) =>
        writer
          .insertInto('version')
          .values(rows.slice(start, start + 500))
          .execute(),
      );
    }
    return { clock, counted: countedStore(store) };
  }

  test('are swept so many at a time', async () => {
    const { clock, counted } = await open();
    clock.advance((limits.versionDays + 1) * 24 * 60 * 60 * 1_000);
    counted.taken();
    expect(await sweepVersions(counted.store, { clock })).toBe(2 * (subjects / 7));
    const { rows, most } = counted.taken();
    expect([most, rows >= subjects]).toEqual([readAtOnce, true]);
    expect(await sweepVersions(counted.store, { clock })).toBe(0);
  });

  test('are searched for files so many at a time', async () => {
    const { counted } = await open();
    counted.taken();
    const names = await namesInVersions(counted.store.read, undefined);
    expect(names).toEqual(new Set(Array.from({ length: subjects }, (_none, entry) => pictureOf(entry))));
    expect(counted.taken().most).toBe(readAtOnce);
  });
});
