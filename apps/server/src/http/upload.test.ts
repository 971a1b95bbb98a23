import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { fileForm } from '../testing/callApi.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { answerErrors } from './answerErrors.ts';
import { filesAtOnce, receiveFile, removeFile } from './upload.ts';

test('past a number of files the next is told to come again, and has a place when one is done', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads');
  const app = Fastify();
  onTestFinished(() => app.close());
  answerErrors(app);
  await app.register(fastifyMultipart);
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const receive = async (request: FastifyRequest): Promise<string> => {
    const file = await receiveFile(request, { file: 'file', texts: [] }, folder);
    await gate;
    await removeFile(file);
    return 'done';
  };
  app.post('/', (request) => receive(request));
  const send = () => app.inject({ method: 'POST', url: '/', payload: fileForm(Buffer.from('x')) });

  const first = Array.from({ length: filesAtOnce }, send);
  await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(filesAtOnce);
  const refused = await send();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ message: expect.stringContaining('try again in 5 seconds') });
  expect(await readdir(folder)).toHaveLength(filesAtOnce);

  openGate();
  expect((await Promise.all(first)).map(({ body }) => body)).toEqual(first.map(() => 'done'));
  expect((await send()).statusCode).toBe(200);
  expect(await readdir(folder)).toEqual([]);
});

test('a file that is refused gives its place back', async () => {
  const folder = await temporaryFolder();
  const app = Fastify();
  onTestFinished(() => app.close());
  answerErrors(app);
  await app.register(fastifyMultipart);
  app.post('/', (request) => receiveFile(request, { file: 'file', texts: [] }, folder));
  const wrong = () =>
    app.inject({ method: 'POST', url: '/', payload: fileForm(Buffer.from('x'), 'a', 'other') });
  for (let sent = 0; sent <= filesAtOnce; sent += 1) {
    // One after the other, so that none waits for another.
    expect((await wrong()).statusCode).toBe(400);
  }
});
