// @module-tag long
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createLongAnswers } from './longAnswers.ts';
import { runAdmitted } from '../workTurns.ts';

type Bounds = NonNullable<Parameters<typeof createLongAnswers>[0]>;

const endless = async function* () {
  for (;;) yield 'x'.repeat(10_000);
};

/** A server whose list has no end; the visitors whose answers have begun and ended, in their order. */
async function serveEndless(bounds: Bounds) {
  const app = Fastify();
  const longAnswer = createLongAnswers(bounds);
  const begun: string[] = [];
  const ended: string[] = [];
  app.get('/list', async (request, reply) => {
    const streamOf = await longAnswer(request, reply);
    const visitor = String(request.headers['x-forwarded-for']);
    begun.push(visitor);
    reply.raw.once('close', () => ended.push(visitor));
    return reply.type('text/plain').send(streamOf(endless()));
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  /** Asks for the list, and reads nothing of it. */
  const ask = (visitor: string): Socket => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => socket.destroy());
    socket.pause();
    socket.write(`GET /list HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\n\r\n`);
    return socket;
  };
  return {
    begun,
    ended,
    ask,
    fetch: (visitor: string, method = 'GET') =>
      fetch(`${address}/list`, { method, headers: { 'x-forwarded-for': visitor } }),
  };
}

const [greedy, modest, third] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'] as const;

test('who reads nothing of lists keeps one place, beyond which they wait, are refused, and are cut off', async () => {
  const bounds = { atOnce: 2, ofOne: 1, places: 3, silenceMs: 8_000 };
  const { begun, ended, ask, fetch: read } = await serveEndless(bounds);
  for (let asked = 0; asked < bounds.places; asked += 1) ask(greedy);
  await expect.poll(() => begun).toEqual([greedy]);
  await setTimeout(100);
  const refused = await read(greedy);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  // Another visitor has a place, and what has no body needs none.
  ask(modest);
  await expect.poll(() => begun).toEqual([greedy, modest]);
  expect((await read(third, 'HEAD')).status).toBe(200);
  expect([begun, ended]).toEqual([[greedy, modest, third], [third]]);
  await expect.poll(() => begun.slice(3)).toContain(greedy);
  expect(ended.slice(1)).toContain(greedy);
});

test('who leaves while waiting, or while reading, gives the place back', async () => {
  const { begun, ask } = await serveEndless({ atOnce: 1, ofOne: 1, places: 3 });
  const [reading, waiting] = [ask(greedy), ask(greedy)];
  await expect.poll(() => begun).toEqual([greedy]);
  ask(modest);
  waiting.destroy();
  reading.destroy();
  await expect.poll(() => begun.at(-1)).toBe(modest);
});

test.each([
  ['is cut off', 1e9],
  ['is let be where it is fast enough', 1],
])('a reader who always takes a little %s', async (_what, bytesPerSecond) => {
  const { begun, ended, ask } = await serveEndless({ silenceMs: 1_500, bytesPerSecond });
  const socket = ask(greedy);
  await expect.poll(() => begun).toEqual([greedy]);
  const until = performance.now() + 4_000;
  while (ended.length === 0 && performance.now() < until) {
    socket.read();
    await setTimeout(20);
  }
  expect(ended).toEqual(bytesPerSecond > 1 ? [greedy] : []);
});

test('what is written has pieces of at most 64 kB, whatever the texts are', async () => {
  const texts = [
    ...Array.from({ length: 3_000 }, (_, index) => `${index} ışık `),
    '€'.repeat(200_000),
    'son',
  ];
  const app = Fastify();
  onTestFinished(() => app.close());
  const longAnswer = createLongAnswers({ places: 0 });
  const pieces: Buffer[] = [];
  app.get('/list', async (request, reply) => {
    // A page that has had its turn waits for no other.
    const streamOf = await runAdmitted(() => longAnswer(request, reply));
    const write = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        pieces.push(piece);
        done();
      },
    });
    await pipeline(
      streamOf(
        (async function* () {
          yield* texts;
        })(),
      ),
      write,
    );
    return 'read';
  });
  await app.inject('/list');
  expect(Buffer.concat(pieces).toString()).toBe(texts.join(''));
  expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBe(64 * 1_024);
  expect(pieces.length).toBeLessThan(15);
});
