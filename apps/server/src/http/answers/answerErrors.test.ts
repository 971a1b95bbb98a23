import Fastify, { LogController } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setTimeout } from 'node:timers/promises';
import { PictureProcessError } from '../../media/passingFault.ts';
import { StoreFaultError } from '../../store/fileGuard.ts';
import { StorageAwayError } from '../../media/storage/pictureStorage.ts';
import { answerErrors } from './answerErrors.ts';

test.each([
  ['a storage that is away', () => Promise.reject(new StorageAwayError())],
  ['a picture process that cannot be started', () => Promise.reject(new PictureProcessError())],
  ['a handler that takes too long', () => setTimeout(5_000, undefined, { ref: false })],
])('%s is a 503 that says when to come again', async (_what, handler) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  answerErrors(app);
  app.get('/', { handlerTimeout: 50 }, handler);
  const { status, headers } = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

test.each([
  ['a full disk', Object.assign(new Error('database or disk is full'), { errcode: 13 }), 507, /disk is full/],
  ['a database that was moved', new StoreFaultError('Moved'), 503, /^Not stored/],
])(
  'of the writes that %s refuses, one a minute is told, with how many there were',
  async (_what, error, status, words) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(String(Object(JSON.parse(line)).msg)) });
    const app = Fastify({
      loggerInstance: log,
      logController: new LogController({ disableRequestLogging: true }),
    });
    onTestFinished(() => app.close());
    for (const prefix of ['/api', '/other']) {
      await app.register(
        async (scope) => {
          answerErrors(scope);
          scope.post('/', () => Promise.reject(error));
        },
        { prefix },
      );
    }
    const write = async (prefix: string) =>
      expect((await app.inject({ method: 'POST', url: prefix })).statusCode).toBe(status);
    for (const prefix of ['/api', '/other', '/api']) await write(prefix);
    expect(lines).toEqual([expect.stringMatching(words)]);
    vi.advanceTimersByTime(60_000);
    await write('/other');
    await write('/other');
    expect(lines[1]).toMatch(/; 2 others were refused since the last line$/);
    vi.advanceTimersByTime(60_000);
    await write('/api');
    vi.advanceTimersByTime(60_000);
    await write('/api');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe(lines[0]);
  },
);
