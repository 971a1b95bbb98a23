import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { codeOf, StartError } from '../../starting/startError.ts';
import { typeOfName } from '../pictureName.ts';
import { type PictureStorage, StorageAwayError } from './pictureStorage.ts';
import { storageWords } from './storageWords.ts';

/** Where an S3-compatible storage is, and its credentials. */
export type S3Place = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * How long a bucket may take, in milliseconds, before it is asked once more and then given up; its client would wait
 * for ever. `answerMs` is for the beginning of a response, in which the largest picture is uploaded at 8 Mbit/s, and
 * then for each part that somebody waits for; `wholeMs` for a whole list or file, the largest at 1 Mbit/s.
 */
const usualPatience = { connectionMs: 2_000, answerMs: 15_000, wholeMs: 120_000 };
const attempts = 2;

/** Pictures in a bucket, for servers that share nothing else. Throws if the bucket cannot be read. */
export async function openS3Storage(
  place: S3Place,
  patience: Partial<typeof usualPatience> = {},
): Promise<PictureStorage> {
  const { connectionMs, answerMs, wholeMs } = { ...usualPatience, ...patience };
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = place;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Storages other than Amazon's do not know the newer checksums, and may store them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectionMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  });
  // That one's times end with the headers of an answer.
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (asked) => {
        const answered = await next(asked);
        const { body } = Object(answered.response);
        if (!(body instanceof IncomingMessage)) return answered;
        endWhenSilent(body, answerMs);
        // A file may go to a visitor, who reads as slowly as they like.
        if (commandName !== 'GetObjectCommand') endAfter(body, wholeMs);
        return answered;
      },
    { step: 'deserialize', priority: 'low', name: 'endWhenSilent' },
  );
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  // A prefix without pictures: the request only checks whether the bucket can be read.
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
    // Also if the file exists already: the storage then counts it as new.
    put: (name, bytes) =>
      reached(driver.put(name, bytes, { contentType: typeOfName(name) ?? 'application/octet-stream' })),
    find: async (name) => {
      const found = await unlessAbsent(driver.getMetaData(name));
      return found === undefined
        ? null
        : { bytes: found.contentLength, open: () => reached(driver.getStream(name)) };
    },
    read: (name) =>
      reached(
        driver.getStream(name).then((body) => {
          endAfter(body, wholeMs);
          return buffer(body);
        }),
      ),
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
    // S3 has no atomic check and delete; the gap between the two takes milliseconds.
    removeOlder: async (name, than, since) => {
      const found = await unlessAbsent(driver.getMetaData(name));
      if (found === undefined || found.lastModified >= than) return false;
      if (since !== undefined && found.lastModified < since) return false;
      await reached(driver.delete(name));
      return true;
    },
  };
}

const silent = (): Error => Object.assign(new Error('The bucket fell silent'), { name: 'TimeoutError' });

/** Ends a response if nothing has arrived for a while although its reader waits for more. */
function endWhenSilent(body: IncomingMessage, ms: number): void {
  const { socket } = body;
  let arrived = socket.bytesRead;
  const timer = setInterval(() => {
    const before = arrived;
    arrived = socket.bytesRead;
    if (body.complete) clearInterval(timer);
    // After a stall of the event loop, timers run before data that has arrived in the meantime.
    else if (arrived === before && body.readableLength === 0)
      setImmediate(() => {
        if (socket.bytesRead === arrived) body.destroy(silent());
      });
  }, ms).unref();
  body.once('close', () => clearInterval(timer));
}

/** Ends a response that is not complete in time: it may also arrive byte by byte. */
function endAfter(body: Readable, ms: number): void {
  const limit = setTimeout(() => body.destroy(silent()), ms).unref();
  body.once('close', () => clearTimeout(limit));
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await reached(work);
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return undefined;
    throw error;
  }
}

/** Distinguishes an unavailable storage from one that refuses. */
async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isAway(error) ? new StorageAwayError('The storage does not answer', { cause: error }) : error;
  }
}

/** A response that means "later", or no response at all. */
function isAway(error: unknown): boolean {
  // Of an answer that breaks off, too, though it began with a status.
  if (error instanceof Error && /timeout/i.test(error.name)) return true;
  const { httpStatusCode: status } = Object(Object(error).$metadata);
  return typeof status === 'number'
    ? status >= 500 || status === 429
    : error instanceof Error && codeOf(error) !== undefined;
}
