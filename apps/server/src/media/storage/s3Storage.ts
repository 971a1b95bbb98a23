import { S3Driver } from 'flydrive/drivers/s3';
import { codeOf, StartError } from '../../startError.ts';
import { typeOfName } from '../pictureName.ts';
import { type PictureStorage, StorageAwayError } from './pictureStorage.ts';
import { storageWords } from './storageWords.ts';

/** Where an S3-compatible storage answers, and how to sign in. */
export type S3Place = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * How long a bucket may take, in milliseconds, before it is asked once more and then given up: by itself its client waits
 * for ever. An answer has begun by then; the largest picture arrives there at 8 Mbit/s.
 */
const usualPatience = { connectionMs: 2_000, answerMs: 15_000 };
const attempts = 2;

/** Pictures in a bucket, for servers that share nothing else. Throws where the bucket cannot be read. */
export async function openS3Storage(place: S3Place, patience = usualPatience): Promise<PictureStorage> {
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
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: patience.connectionMs,
      requestTimeout: patience.answerMs,
      throwOnRequestTimeout: true,
    },
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
      await reached(ask());
    },
    // Also where the file is there already: the storage then counts it as new.
    put: (name, bytes) =>
      reached(driver.put(name, bytes, { contentType: typeOfName(name) ?? 'application/octet-stream' })),
    find: async (name) => {
      const found = await unlessAbsent(driver.getMetaData(name));
      return found === undefined
        ? null
        : { bytes: found.contentLength, open: () => reached(driver.getStream(name)) };
    },
    read: (name) => reached(driver.getBytes(name)),
    list: async function* () {
      let next: string | undefined;
      do {
        const page = await reached(
          driver.listAll('', { recursive: true, ...(next && { paginationToken: next }) }),
        );
        for (const found of page.objects) if (found.isFile) yield found.key;
        next = page.paginationToken;
      } while (next !== undefined);
    },
    // The storage has no step that looks and removes at once; between the two lie milliseconds.
    removeOlder: async (name, than) => {
      const found = await unlessAbsent(driver.getMetaData(name));
      if (found === undefined || found.lastModified >= than) return false;
      await reached(driver.delete(name));
      return true;
    },
  };
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await reached(work);
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return undefined;
    throw error;
  }
}

/** Tells a storage that is away from one that refuses. */
async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isAway(error) ? new StorageAwayError('The storage does not answer', { cause: error }) : error;
  }
}

/** An answer of its own that says "later", or none at all. */
function isAway(error: unknown): boolean {
  const { httpStatusCode: status } = Object(Object(error).$metadata);
  return typeof status === 'number'
    ? status >= 500 || status === 429
    : error instanceof Error && (codeOf(error) !== undefined || /timeout/i.test(error.name));
}
