import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { readSetting } from '../settings/documents.ts';
import { openTestStore } from '../testing/testStore.ts';
import { openStore } from './openStore.ts';

const worker = path.join(import.meta.dirname, '../testing/writerProcess.ts');

/** Starts a process that opens the store in `folder` and increments a number repeatedly. */
async function runWriter(folder: string, times: number): Promise<number | null> {
  const child = fork(worker, [folder, String(times)], { execArgv: [] });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : null;
}

test('processes that start on one file at once lose no writes', async () => {
  const place = await openTestStore();
  onTestFinished(place.close);
  const fresh = path.join(place.folder, 'fresh');
  expect(await Promise.all([runWriter(fresh, 40), runWriter(fresh, 40), runWriter(fresh, 40)])).toEqual([
    0, 0, 0,
  ]);
  const store = await openStore({ folder: fresh, clock: systemClock });
  expect(await readSetting(store.read, 'demo')).toEqual({ count: 120 });
  await store.close();
});
