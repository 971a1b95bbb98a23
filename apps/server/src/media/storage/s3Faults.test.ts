// @module-tag long
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp } from '../../testing/testApp.ts';
import { type PictureStorage, StorageAwayError } from './pictureStorage.ts';
import { openS3Storage, type S3Place } from './s3Storage.ts';

/** A bucket with scripted responses. */
async function bucket(answer: RequestListener): Promise<{ place: S3Place; end: () => void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const end = (): void => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(end);
  const address: string | AddressInfo | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const keys = { accessKeyId: 'x', secretAccessKey: 'x' };
  return {
    place: { endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', region: 'us-east-1', ...keys },
    end,
  };
}

/** Less than a single wait would take with the usual patience. */
const testMs = 14_000;

const pageSize = 1_000;
const keys = Array.from({ length: 2_500 }, (_, index) => `${String(index).padStart(32, '0')}.webp`);

/** A listing paged like S3's, whose token is the start of the next page. */
const listing: RequestListener = ({ url = '' }, response) => {
  const query = new URL(url, 'http://bucket').searchParams;
  const from = Number(query.get('continuation-token') ?? 0);
  const shown = query.get('prefix') ? [] : keys.slice(from, from + pageSize);
  const next = from + pageSize < keys.length ? from + pageSize : undefined;
  const entries = shown.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>1</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
  );
  const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  response
    .setHeader('content-type', 'application/xml')
    .end(
      `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${entries.join('')}</ListBucketResult>`,
    );
};

async function listed({ list }: PictureStorage): Promise<string[]> {
  const found: string[] = [];
  for await (const name of list()) found.push(name);
  return found;
}

test('a listing continues beyond the thousand names of one response', async () => {
  const storage = await openS3Storage((await bucket(listing)).place);
  expect(await listed(storage)).toEqual(keys);
});

const away = new StorageAwayError().name;
const nameIn = ({ reason }: PromiseRejectedResult): string =>
  reason instanceof Error ? reason.name : String(reason);

test(
  'a bucket that hangs, breaks off or is unreachable counts as unavailable, each in its time',
  async () => {
    let answer: RequestListener = listing;
    const { place, end } = await bucket((request, response) => answer(request, response));
    const storage = await openS3Storage(place, { connectionMs: 200, answerMs: 300 });
    const name = keys[0] ?? '';
    const faults: [string, () => void][] = [
      ['silent', () => (answer = () => undefined)],
      ['broken', () => (answer = (_request, response) => void response.writeHead(503).end())],
      ['away', end],
    ];
    for (const [fault, begin] of faults) {
      begin();
      const said = [storage.find(name), storage.read(name), storage.put(name, Buffer.from('x'))];
      const names = (await Promise.allSettled(said)).map(
        (each) => each.status === 'rejected' && nameIn(each),
      );
      expect([fault, ...names]).toEqual([fault, away, away, away]);
    }
  },
  testMs,
);

/** A thousand bytes of the million that were announced; what follows comes byte by byte, or never. */
const half =
  (everyMs?: number): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml', 'content-length': 1_000_000 });
    response.write(' '.repeat(1_000));
    const drip = everyMs === undefined ? undefined : setInterval(() => response.write(' '), everyMs);
    response.once('close', () => clearInterval(drip));
  };

test.each([
  ['silent', half()],
  ['slow without end', half(100)],
])(
  'a bucket that falls %s in the middle of an answer is away, and holds no connection',
  async (_what, answer) => {
    let answers: RequestListener = listing;
    let open = 0;
    const { place } = await bucket((request, response) => {
      open += 1;
      response.once('close', () => (open -= 1));
      answers(request, response);
    });
    const storage = await openS3Storage(place, { connectionMs: 200, answerMs: 300, wholeMs: 1_000 });
    answers = answer;
    const said = [storage.read(keys[0] ?? ''), storage.ping(), listed(storage)];
    const names = (await Promise.allSettled(said)).map((each) => each.status === 'rejected' && nameIn(each));
    expect(names).toEqual([away, away, away]);
    await expect.poll(() => open).toBe(0);
  },
  testMs,
);

test('a visitor may read a file of a bucket as slowly as they like', async () => {
  let answers: RequestListener = listing;
  const { place } = await bucket((request, response) => answers(request, response));
  const storage = await openS3Storage(place, { answerMs: 500, wholeMs: 500 });
  const file = Buffer.alloc(5_000_000, 'x');
  answers = ({ method }, response) => {
    response.writeHead(200, { 'content-length': file.length, 'last-modified': new Date().toUTCString() });
    response.end(method === 'HEAD' ? undefined : file);
  };
  const found = await storage.find(keys[0] ?? '');
  const body = await found?.open();
  await setTimeout(2_000);
  expect(body && (await buffer(body)).length).toBe(file.length);
});

test('a refused key does not count as an unavailable storage', async () => {
  let status = 200;
  const { place } = await bucket((request, response) =>
    status === 200 ? listing(request, response) : void response.writeHead(status).end(),
  );
  const storage = await openS3Storage(place);
  status = 403;
  await expect(storage.read(keys[0] ?? '')).rejects.not.toThrow(StorageAwayError);
});

test('a picture of an unavailable storage is requested again later, and pages of data stay', async () => {
  const { app, media, close } = await openTestApp();
  onTestFinished(close);
  vi.spyOn(media.storage, 'find').mockRejectedValue(new StorageAwayError());
  const picture = await app.inject(`/api/images/${'0'.repeat(32)}.webp`);
  expect(picture.statusCode).toBe(503);
  expect(Number(picture.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/api/site-info')).statusCode).toBe(200);
});
