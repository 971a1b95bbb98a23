import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../testing/testStore.ts';

test('a write waits for another process without keeping reads and everything else waiting', async () => {
  const { store, folder, close } = await openTestStore('sqlite');
  const other = new DatabaseSync(path.join(folder, 'vitrin.db'));
  onTestFinished(async () => {
    other.close();
    await close();
  });
  const settings = () => store.read.selectFrom('setting').select('key').where('key', '=', 'deneme').execute();
  other.exec('begin immediate');
  const written = store.write((writer) =>
    writer
      .insertInto('setting')
      .values({ key: 'deneme', value: {}, updatedAt: new Date(0) })
      .execute(),
  );
  expect(await settings()).toEqual([]);
  // Only a timer of this process ends the wait.
  setTimeout(() => other.exec('commit'), 50);
  await written;
  expect(await settings()).toEqual([{ key: 'deneme' }]);
});

test('a write that fails is not repeated', async () => {
  const { store, close } = await openTestStore('sqlite');
  onTestFinished(close);
  let attempts = 0;
  const failing = store.write(async () => {
    attempts += 1;
    throw Object.assign(new Error('database is locked'), { errcode: 5 });
  });
  await expect(failing).rejects.toThrow('database is locked');
  expect(attempts).toBe(1);
});
