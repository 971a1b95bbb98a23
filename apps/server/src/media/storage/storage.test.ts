import { buffer } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStorage, testStorages } from '../../testing/testStorage.ts';
import { nameOf } from '../pictureName.ts';
import type { PictureStorage } from './pictureStorage.ts';
import { openS3Storage } from './s3Storage.ts';

const bytes = randomBytes(300_000);
const name = nameOf(bytes, 'jpg');
const minuteMs = 60_000;
const fromNow = (ms: number): Date => new Date(Date.now() + ms);

async function namesIn(storage: PictureStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const found of storage.list()) names.push(found);
  return names;
}

describe.each(testStorages)('pictures in %s', (kind) => {
  let storage: PictureStorage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ storage, close } = await openTestStorage(kind));
  });
  afterAll(() => close());

  test('a file is found as it was written, also when it is written twice', async () => {
    await storage.put(name, bytes);
    await storage.put(name, bytes);
    const found = await storage.find(name);
    expect(found?.bytes).toBe(bytes.length);
    expect(found && (await buffer(await found.open())).equals(bytes)).toBe(true);
    expect(bytes.equals(await storage.read(name))).toBe(true);
    expect(await namesIn(storage)).toEqual([name]);
  });

  test('a missing file is null, and cannot be read', async () => {
    const absent = nameOf(randomBytes(9), 'png');
    expect(await storage.find(absent)).toBeNull();
    await expect(storage.read(absent)).rejects.toThrow(/ENOENT|NoSuchKey|not exist/);
    expect(await storage.removeOlder(absent, fromNow(minuteMs))).toBe(false);
  });

  test('only an older file is removed, and it can then be written again', async () => {
    await storage.put(name, bytes);
    expect(await storage.removeOlder(name, fromNow(-minuteMs))).toBe(false);
    expect(await storage.removeOlder(name, fromNow(minuteMs), fromNow(minuteMs))).toBe(false);
    expect(await storage.find(name)).not.toBeNull();
    expect(await storage.removeOlder(name, fromNow(minuteMs), fromNow(-minuteMs))).toBe(true);
    expect(await storage.find(name)).toBeNull();
    expect(await namesIn(storage)).toEqual([]);
    await storage.put(name, bytes);
    expect(await storage.find(name)).not.toBeNull();
  });

  test('all files are listed', async () => {
    const names = Array.from({ length: 20 }, (_, index) => nameOf(Buffer.from(`${index}`), 'gif'));
    await Promise.all(names.map((one) => storage.put(one, Buffer.from(one))));
    expect(await namesIn(storage)).toEqual(expect.arrayContaining(names));
  });
});

test('an unresponsive storage is reported at once', async () => {
  const keys = { accessKeyId: 'x', secretAccessKey: 'x' };
  const place = { endpoint: 'http://127.0.0.1:1', bucket: 'pictures', region: 'us-east-1', ...keys };
  await expect(openS3Storage(place)).rejects.toThrow('ECONNREFUSED');
});
