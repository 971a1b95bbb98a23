import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeOlderThan } from './removeOlderThan.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';

const day = 86_400_000;

test('files of old builds are removed, and those that open pages may still request stay', async () => {
  const folder = await temporaryFolder();
  const now = Date.UTC(2026, 2, 18);
  const write = async (name: string, ageDays: number): Promise<void> => {
    const written = new Date(now - ageDays * day);
    await writeFile(path.join(folder, name), '');
    await utimes(path.join(folder, name), written, written);
  };
  await Promise.all([write('old.js', 8), write('last.js', 6), write('new.js', 0)]);
  await removeOlderThan(folder, 7, now);
  expect((await readdir(folder)).toSorted()).toEqual(['last.js', 'new.js']);
});
