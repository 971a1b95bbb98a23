import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { openLocalStorage } from '../media/storage/localStorage.ts';
import type { PictureStorage } from '../media/storage/pictureStorage.ts';
import { openS3Storage, type S3Place } from '../media/storage/s3Storage.ts';

/** Where pictures may lie: tests of storage run on each. */
export const testStorages = ['a folder', 'S3'] as const;

/** An empty storage of a kind; `close` leaves nothing behind. */
export async function openTestStorage(
  kind: (typeof testStorages)[number],
): Promise<{ storage: PictureStorage; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  if (kind === 'a folder') return { storage: await openLocalStorage(folder), close: clear };
  const { place, close } = await startTestS3(folder);
  const storage = await openS3Storage(place);
  return {
    storage,
    close: async () => {
      await close();
      await clear();
    },
  };
}

/** An S3-compatible storage on this machine, over a folder. */
export async function startTestS3(
  folder: string,
): Promise<{ place: S3Place; address: string; close: () => Promise<void> }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  return {
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    address: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/pictures`,
    close: () => server.close(),
  };
}
