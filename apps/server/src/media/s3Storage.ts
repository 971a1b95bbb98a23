import { S3Driver } from 'flydrive/drivers/s3';
import { StartError } from '../startError.ts';
import { typeOfName } from './pictureName.ts';
import type { PictureStorage } from './pictureStorage.ts';
import { storageWords } from './storageWords.ts';

/** Where an S3-compatible storage answers, and how to sign in. */
export type S3Place = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Pictures in a bucket, for servers that share nothing else. Throws where the bucket cannot be read. */
export async function openS3Storage(place: S3Place): Promise<PictureStorage> {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = place;
  const driver = new S3Driver({
    bucket,
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    forcePathStyle: true,
    supportsACL: false,
    // Storages other than Amazon's do not know the newer checksums, and may keep them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // Where no picture lies: it tells whether the bucket may be read, and nothing more.
  const ask = () => driver.listAll('no-pictures', { maxResults: 1 });
  try {
    await ask();
  } catch (error) {
    throw new StartError(storageWords(error, place), { cause: error });
  }

  return {
    ping: async () => {
      await ask();
    },
    // Also where the file is there already: the storage then counts it as new.
    put: (name, bytes) =>
      driver.put(name, bytes, { contentType: typeOfName(name) ?? 'application/octet-stream' }),
    find: async (name) => {
      const found = await unlessAbsent(driver.getMetaData(name));
      return found === undefined ? null : { bytes: found.contentLength, open: () => driver.getStream(name) };
    },
    read: (name) => driver.getBytes(name),
    list: async function* () {
      let next: string | undefined;
      do {
        const page = await driver.listAll('', { recursive: true, ...(next && { paginationToken: next }) });
        for (const found of page.objects) if (found.isFile) yield found.key;
        next = page.paginationToken;
      } while (next !== undefined);
    },
    // The storage has no step that looks and removes at once; between the two lie milliseconds.
    removeOlder: async (name, than) => {
      const found = await unlessAbsent(driver.getMetaData(name));
      if (found === undefined || found.lastModified >= than) return false;
      await driver.delete(name);
      return true;
    },
  };
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return undefined;
    throw error;
  }
}
