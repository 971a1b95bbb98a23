import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { setTimeout } from 'node:timers/promises';
import { PictureProcessError } from '../../media/passingFault.ts';
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
