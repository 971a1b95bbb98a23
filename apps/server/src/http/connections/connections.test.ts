import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@vitrin/contract/limits';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { beginSession } from '../../auth/sessions.ts';
import { systemClock } from '../../clock.ts';
import { listen, openConnection, parseRaw, readToEnd, sendRaw } from '../../testing/rawRequest.ts';
import { plainJpeg } from '../../testing/samplePictures.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { type ConnectionBounds, usualBounds } from './connections.ts';

const health = 'GET /api/health HTTP/1.1\r\nHost: a\r\n';
const close = 'Connection: close\r\n\r\n';

/** A server with limits short enough for a test, and pages that are slow or large. */
async function open(connections: Partial<ConnectionBounds>) {
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const begun: string[] = [];
  const pages = async (app: FastifyInstance): Promise<void> => {
    app.get('/slow', async ({ url }) => {
      begun.push(url);
      asked.resolve();
      await mayAnswer.promise;
      return 'at last';
    });
    app.get('/large', (_request, reply) => {
      asked.resolve();
      return reply.send(Buffer.alloc(50_000_000));
    });
  };
  const server = await openTestApp({ parts: { pages, connections: { checkEveryMs: 20, ...connections } } });
  const port = await listen(server.app);
  onTestFinished(() => server.close());
  // Not through the API: a test's limits may be too tight for a sign-in.
  const { id } = await server.store.read.selectFrom('userAccount').select('id').executeTakeFirstOrThrow();
  const token = await server.store.write((writer) =>
    beginSession(writer, id, { clock: systemClock, origin: { userAgent: '', address: '' } }),
  );
  return { ...server, token, port, asked, begun, mayAnswer };
}

const count = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => {
    app.server.getConnections((_error, found) => resolve(found));
  });

const post = (place: string, token: string, type: string, length: number): string =>
  `POST ${place} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n`;

async function uploadOf(token: string): Promise<{ head: string; body: Buffer }> {
  const body = Buffer.concat([
    Buffer.from('--B\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
    await plainJpeg({ width: 64, height: 48 }),
    Buffer.from('\r\n--B--\r\n'),
  ]);
  const head = post('/api/images/upload', token, 'multipart/form-data; boundary=B', body.length);
  return { head: head + close, body };
}

test('a client that sends nothing, or headers that never end, gets an error and is disconnected', async () => {
  const { port } = await open({ headersMs: 100 });
  for (const bytes of ['', 'GET /', health, `${health}X-A: b\r\n`]) {
    expect([bytes, (await sendRaw(port, bytes)).status]).toEqual([bytes, 408]);
  }
});

test('a change that arrives too slowly gets an error and is disconnected, and is not read any further', async () => {
  const { port, token } = await open({ writeMs: 150 });
  const head = post('/api/contact-messages', token, 'application/json', 100_000);
  const answer = await sendRaw(port, `${head}${close}{"name":`);
  expect(answer.status).toBe(408);
  expect(JSON.parse(answer.body)).toMatchObject({ message: 'The request took too long to arrive' });
});

test('an upload may take longer than any other change', async () => {
  const { port, token } = await open({ writeMs: 100, requestMs: 20_000 });
  const { head, body } = await uploadOf(token);
  const socket = await openConnection(port);
  const answer = readToEnd(socket);
  socket.write(head);
  const step = Math.ceil(body.length / 6);
  for (let at = 0; at < body.length; at += step) {
    socket.write(body.subarray(at, at + step));
    await wait(50);
  }
  expect(parseRaw(await answer).status).toBe(200);
});

test('15 MB at 100 kB/s arrive in time', () => {
  const uploadMs = (limits.uploadBytes / 100_000) * 1_000;
  expect(uploadMs).toBeLessThan(0.6 * usualBounds.requestMs);
  expect(usualBounds.silenceMs).toBeGreaterThan(60_000);
});

test('a stalled upload is disconnected in the end, and leaves nothing behind', async () => {
  const { port, token, folder } = await open({ headersMs: 200, requestMs: 200 });
  const { head, body } = await uploadOf(token);
  const answer = await sendRaw(port, Buffer.concat([Buffer.from(head), body.subarray(0, 200)]));
  expect(answer.status).toBe(408);
  // A busy machine may refuse the request before its first byte is stored.
  await expect.poll(() => readdir(path.join(folder, 'uploads')).catch(() => [])).toEqual([]);
});

test('a client that does not read the response is disconnected', async () => {
  const { app, port, asked } = await open({ silenceMs: 200 });
  const gone = async () => {
    await expect.poll(() => count(app)).toBe(0);
  };
  for (let isAsked = false; !isAsked; ) {
    const deaf = await openConnection(port);
    onTestFinished(() => void deaf.destroy());
    deaf.pause();
    deaf.write(`GET /large HTTP/1.1\r\nHost: a\r\n\r\n`);
    // A busy machine may disconnect it before the request is read.
    isAsked = await Promise.race([asked.promise.then(() => true), gone().then(() => false)]);
  }
  await gone();
});

// With the usual limits on silence: a busy machine may take long to read the first request.
test('a client that sends no further request is disconnected', async () => {
  const { app, port } = await open({ idleMs: 100 });
  const idle = await openConnection(port);
  idle.write(`${health}\r\n`);
  await once(idle, 'data');
  await expect.poll(() => count(app)).toBe(0);
  idle.destroy();
});

test('thousands of connections keep nobody out, and cut no request that is in progress', async () => {
  const { app, port, asked, mayAnswer } = await open({ connections: 40 });
  const working = await openConnection(port);
  working.write(`GET /slow HTTP/1.1\r\nHost: a\r\n${close}`);
  const answer = readToEnd(working);
  await asked.promise;

  const strangers: Socket[] = [];
  for (let batch = 0; batch < 20; batch += 1) {
    // In batches, since the system's own queue is short.
    const opened = await Promise.all(Array.from({ length: 100 }, () => openConnection(port)));
    for (const [index, socket] of opened.entries()) {
      if (index % 2 === 0) socket.write(health);
    }
    strangers.push(...opened);
    expect((await sendRaw(port, health + close)).status).toBe(200);
    expect(await count(app)).toBeLessThanOrEqual(41);
  }
  mayAnswer.resolve();
  expect(parseRaw(await answer).body).toBe('at last');
  for (const socket of strangers) socket.destroy();
});

test('if all are busy, the longest-running one makes room', async () => {
  const { port, token } = await open({ connections: 3 });
  const { head } = await uploadOf(token);
  const uploads = await Promise.all([1, 2, 3].map(() => openConnection(port)));
  for (const socket of uploads) socket.write(head);
  const ended = Promise.race(uploads.map(readToEnd));
  expect((await sendRaw(port, health + close)).status).toBe(200);
  await ended;
  for (const socket of uploads) socket.destroy();
});

test('a connection that has used up its requests is closed', async () => {
  const { port } = await open({ requests: 3 });
  const socket = await openConnection(port);
  const text = readToEnd(socket);
  socket.write(`${health}\r\n`.repeat(3) + health + close);
  const answers = (await text).split(/(?=HTTP\/1\.1 \d)/).map(parseRaw);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503]);
  expect(answers.map(({ headers }) => headers['connection'])).toEqual([
    'keep-alive',
    'keep-alive',
    'close',
    'close',
  ]);
});

test('requests on one connection are handled one after the other', async () => {
  const { port, asked, begun, mayAnswer } = await open({});
  const socket = await openConnection(port);
  const answers = readToEnd(socket);
  socket.write(`GET /slow HTTP/1.1\r\nHost: a\r\n\r\nGET /slow?2 HTTP/1.1\r\nHost: a\r\n${close}`);
  await asked.promise;
  await sendRaw(port, health + close);
  expect(begun).toEqual(['/slow']);
  mayAnswer.resolve();
  expect((await answers).match(/at last/g)).toHaveLength(2);
  expect(begun).toEqual(['/slow', '/slow?2']);
});

test('a client that pipelines too many requests is disconnected', async () => {
  const { port, begun } = await open({ ahead: 3 });
  expect((await sendRaw(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5))).status).toBeNaN();
  expect(begun).toEqual(['/slow']);
});
