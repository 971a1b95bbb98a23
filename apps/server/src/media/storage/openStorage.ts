import path from 'node:path';
import { openLocalStorage } from './localStorage.ts';
import type { PictureStorage } from './pictureStorage.ts';
import type { S3Place } from './s3Storage.ts';

/** Opens the configured storage: a bucket, or a folder beside the database. */
export async function openStorage(folder: string, s3: S3Place | undefined): Promise<PictureStorage> {
  if (s3 === undefined) return openLocalStorage(path.join(folder, 'pictures'));
  const { openS3Storage } = await import('./s3Storage.ts');
  return openS3Storage(s3);
}
