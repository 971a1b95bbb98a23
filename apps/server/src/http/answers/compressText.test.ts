import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { compressText } from './compressText.ts';

const long = 'Kâgir yapı. '.repeat(500);

describe('a text that is not cached', () => {
  const app = Fastify();
  app.get('/text', { onSend: compressText }, (_request, reply) =>
    reply.type('application/atom+xml').send(long),
  );
  app.get('/short', { onSend: compressText }, (_request, reply) => reply.type('text/plain').send('Kısa'));
  app.get('/streamed', { onSend: compressText }, (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .headers({ 'content-length': Buffer.byteLength(long), 'accept-ranges': 'bytes' })
      .send(Readable.from([long.slice(0, 100), long.slice(100)])),
  );
  app.get('/broken', { onSend: compressText }, (_request, reply) =>
    reply.type('text/plain').send(
      Readable.from(
        (async function* () {
          yield long;
          throw new Error('away');
        })(),
      ),
    ),
  );
  app.get('/picture', { onSend: compressText }, (_request, reply) =>
    reply.type('image/png').send(Buffer.alloc(5_000)),
  );
  app.get('/part', { onSend: compressText }, (_request, reply) =>
    reply.code(206).type('text/css').send(long),
  );
  afterAll(() => app.close());

  const get = (url: string, coding?: string) =>
    app.inject({ url, headers: coding === undefined ? {} : { 'accept-encoding': coding } });

  test.each(['/text', '/streamed'])('leaves %s compressed as the caller prefers', async (url) => {
    const [br, zipped, plain] = [await get(url, 'gzip, br'), await get(url, 'gzip'), await get(url)];
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(long);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(long);
    expect(plain.body).toBe(long);
    for (const [answer, coding] of [
      [br, 'br'],
      [zipped, 'gzip'],
      [plain, undefined],
    ] as const) {
      expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding' });
      expect(answer.headers['content-encoding']).toBe(coding);
      const { 'content-length': told = answer.rawPayload.byteLength } = answer.headers;
      expect(Number(told)).toBe(answer.rawPayload.byteLength);
    }
    expect(br.headers['accept-ranges']).toBeUndefined();
  });

  test.each(['/short', '/picture', '/part'])('leaves %s unchanged', async (url) => {
    expect((await get(url, 'br')).headers['content-encoding']).toBeUndefined();
  });

  test('is a plain error if reading it fails', async () => {
    const answer = await get('/broken', 'br');
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([500, undefined]);
    expect(answer.json()).toMatchObject({ message: 'away' });
  });
});

describe('what search engines and readers of the reference request', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  afterAll(() => server.close());

  test.each(['/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css'])('%s', async (url) => {
    const [br, plain] = await Promise.all(
      ['br', 'identity'].map((coding) => server.app.inject({ url, headers: { 'accept-encoding': coding } })),
    );
    expect(br?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br?.rawPayload ?? Buffer.alloc(0)).toString()).toBe(plain?.body);
    expect(br?.rawPayload.byteLength).toBeLessThan((plain?.rawPayload.byteLength ?? 0) / 3);
  });
});
