import { get, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { openApp } from '../app.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { previewCookieName } from '../previews/previewVisit.ts';
import { sendRaw } from '../testing/rawRequest.ts';
import { openTestApp } from '../testing/testApp.ts';
import { FileAnswer, sendFile } from './answers/sendAnswer.ts';
import { offerAgain, type StillTrue } from './shortWay.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

/** Sends requests over a connection, since the short way starts before the application does. */
const ask = (app: FastifyInstance, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(new URL(path, app.listeningOrigin), { headers }, (response) => {
      const { statusCode: status } = response;
      buffer(response).then(
        (body) => resolve({ status, headers: response.headers, text: body.toString() }),
        reject,
      );
    }).once('error', reject);
  });

/** An application whose only route counts its calls. */
async function countedApp(isStill: StillTrue, options: { publicUrl?: string; level?: string } = {}) {
  const metrics = createMetrics();
  const { publicUrl, level = 'silent' } = options;
  const log = pino({ level }, { write: () => undefined });
  const { app, shortWay } = openApp({ log, metrics, publicUrl });
  let asked = 0;
  app.get('/counted', (request, reply) => {
    offerAgain(request, isStill);
    asked += 1;
    return reply.header('x-kind', 'counted').send(Buffer.from(`${asked}`));
  });
  app.get('/streamed', (request, reply) => {
    offerAgain(request, isStill);
    asked += 1;
    return reply.header('content-length', 1).send(Readable.from([Buffer.from(`${asked}`)]));
  });
  app.get('/shrunk', (request, reply) => {
    offerAgain(request, isStill);
    asked += 1;
    // Like `@fastify/static`, which reads the header itself.
    if (request.headers['accept-encoding']?.includes('br') === true) reply.header('content-encoding', 'br');
    return reply.send(Buffer.from(`${asked}`));
  });
  app.get('/missing', (request, reply) => {
    offerAgain(request, isStill);
    asked += 1;
    return reply.code(404).send(Buffer.from(`${asked}`));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => app.close());
  return { app, metrics, shortWay };
}

const same = ({ date: _date, 'x-request-id': _id, ...rest }: IncomingHttpHeaders) => rest;

test('a response that is still valid is sent again with the same headers, an id of its own, and is counted', async () => {
  const { app, metrics } = await countedApp(() => true);
  const { headers: first } = await ask(app, '/counted');
  const { headers: again, status, text } = await ask(app, '/counted');
  expect([status, text]).toEqual([200, '1']);
  expect(same(again)).toEqual(same(first));
  expect(again['x-request-id']).not.toBe(first['x-request-id']);
  expect((await ask(app, '/counted', { 'x-request-id': 'mine' })).headers['x-request-id']).toBe('mine');
  const counted = 'vitrin_http_requests_total{route="/counted",method="GET",status="200"} 3\n';
  expect((await metrics.read()).text).toContain(counted);
  expect((await metrics.read()).text).toContain(counted);
});

test('a small file that is streamed is sent again from memory', async () => {
  const { app } = await countedApp(() => true);
  expect([(await ask(app, '/streamed')).text, (await ask(app, '/streamed')).text]).toEqual(['1', '1']);
});

test('a file that is saved under a name that may change is sent with its present one', async () => {
  const { app } = openApp({ log: pino({ level: 'silent' }) });
  closers.push(() => app.close());
  let title = 'Eski';
  const file = { name: 'a.pdf', type: 'application/pdf', bytes: 1, open: async () => Readable.from(['a']) };
  app.get('/file', (request, reply) => sendFile(request, reply, new FileAnswer({ ...file, savedAs: title })));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const name = async () => (await ask(app, '/file')).headers['content-disposition'];
  expect(await name()).toContain('Eski');
  title = 'Yeni';
  expect(await name()).toContain('Yeni');
});

test('a response that is stale, of unknown freshness or not a success is made anew', async () => {
  for (const isStill of [() => false, async () => false, () => Promise.reject(new Error('away'))]) {
    const { app } = await countedApp(isStill);
    expect([(await ask(app, '/counted')).text, (await ask(app, '/counted')).text]).toEqual(['1', '2']);
  }
  const { app } = await countedApp(() => true);
  expect([(await ask(app, '/missing')).text, (await ask(app, '/missing')).text]).toEqual(['1', '2']);
});

test('a request with several hosts takes the full route, which refuses it', async () => {
  const { app } = await countedApp(() => true);
  const { host, port } = new URL(app.listeningOrigin);
  const send = (more: string) =>
    sendRaw(Number(port), `GET /counted HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);
  expect((await send('')).body).toBe('1');
  expect((await send('')).body).toBe('1');
  for (const other of [host, 'other.example'])
    expect([other, (await send(`host: ${other}\r\n`)).status]).toEqual([other, 400]);
});

test('a request with a header that may make a difference takes the full route', async () => {
  const { app } = await countedApp(() => true);
  await ask(app, '/counted');
  const different: Record<string, string>[] = [
    { authorization: 'Bearer x' },
    { 'if-none-match': '"x"' },
    { range: 'bytes=0-0' },
    { origin: 'https://example.com' },
    { 'x-forwarded-proto': 'https' },
    { 'x-anything': 'x' },
    { host: 'other.example' },
    { cookie: `${previewCookieName}=x` },
  ];
  for (const [index, headers] of different.entries())
    expect([headers, (await ask(app, '/counted', headers)).text]).toEqual([headers, `${index + 2}`]);
  expect((await ask(app, '/counted', { cookie: 'other=1' })).text).toBe('1');
  expect((await ask(app, '/counted?x')).text).toBe(`${different.length + 2}`);
});

test('the headers of a proxy make no difference if the address of the site is known', async () => {
  const { app } = await countedApp(() => true, { publicUrl: 'https://site.example' });
  // As Caddy sends them for a visitor with Firefox.
  const headers = {
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
    via: '2.0 Caddy',
    te: 'trailers',
  };
  await ask(app, '/counted', headers);
  expect((await ask(app, '/counted', headers)).text).toBe('1');
});

test('a compressed response is kept only for those who accept its coding', async () => {
  const { app } = await countedApp(() => true);
  const long = `br, ${'x'.repeat(200)}`;
  expect(
    (await ask(app, '/shrunk', { 'accept-encoding': long })).headers['content-encoding'],
  ).toBeUndefined();
  const headers = { 'accept-encoding': 'br' };
  const { text } = await ask(app, '/shrunk', headers);
  expect((await ask(app, '/shrunk', headers)).text).toBe(text);
  expect((await ask(app, '/shrunk')).headers['content-encoding']).toBeUndefined();
});

test('if every read is logged, every read takes the route that logs it', async () => {
  const { app } = await countedApp(() => true, { level: 'debug' });
  await ask(app, '/counted');
  expect((await ask(app, '/counted')).text).toBe('2');
});

test('while something has to happen first, every request takes the full route', async () => {
  const { app, shortWay } = await countedApp(() => true);
  let isAwaited = false;
  shortWay.closeWhile(() => isAwaited);
  await ask(app, '/counted');
  isAwaited = true;
  expect((await ask(app, '/counted')).text).toBe('2');
  isAwaited = false;
  expect((await ask(app, '/counted')).text).toBe('1');
});

test('a response of the API is never older than the last write', async () => {
  const { app, token, close } = await openTestApp();
  closers.push(close);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const phone = async (): Promise<string> => (await ask(app, '/api/site-info')).text;
  for (const number of ['+90 212 555 1001', '+90 212 555 1002']) {
    await app.inject({
      method: 'POST',
      url: '/api/site-info',
      headers: { authorization: `Bearer ${token}` },
      payload: { phone: number },
    });
    expect(await phone()).toContain(number);
    expect(await phone()).toContain(number);
  }
});
