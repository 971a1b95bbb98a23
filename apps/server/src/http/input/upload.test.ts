import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Busboy } from '@fastify/busboy';
import { limits } from '@vitrin/contract/limits';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fileForm } from '../../testing/callApi.ts';
import { temporaryFolder } from '../../testing/serverProcess.ts';
import { z } from 'zod';
import { answerErrors } from '../answers/answerErrors.ts';
import { acceptForms, filesAtOnce, receiveFile, removeFile } from './upload.ts';

test('beyond a number of files, of one person or of all, the next gets a 503 until one is done', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads');
  const app = Fastify();
  onTestFinished(() => app.close());
  answerErrors(app);
  acceptForms(app);
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const receive = async (request: FastifyRequest): Promise<string> => {
    const sender = String(request.headers['x-sender']);
    const file = await receiveFile(request, { file: 'file', texts: [] }, { folder, sender });
    await gate;
    await removeFile(file);
    return 'done';
  };
  app.post('/', (request) => receive(request));
  const send = (sender: string) => {
    const headers = { 'x-sender': sender };
    return app.inject({ method: 'POST', url: '/', payload: fileForm(Buffer.from('x')), headers });
  };
  const expectRefused = async (sender: string) => {
    const kept = await readdir(folder);
    const refused = await send(sender);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('try again in 5 seconds') });
    expect(await readdir(folder)).toEqual(kept);
  };

  const first = Array.from({ length: limits.uploadsAtOnce }, () => send('one'));
  await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(limits.uploadsAtOnce);
  await expectRefused('one');
  const others = Array.from({ length: filesAtOnce - limits.uploadsAtOnce }, (_, number) => send(`${number}`));
  await expect.poll(() => readdir(folder)).toHaveLength(filesAtOnce);
  await expectRefused('another');

  openGate();
  const done = await Promise.all([...first, ...others]);
  expect(done.map(({ body }) => body)).toEqual(done.map(() => 'done'));
  expect((await send('one')).statusCode).toBe(200);
  expect(await readdir(folder)).toEqual([]);
});

test('a file that cannot be removed frees its slot, and fails nothing', async () => {
  const folder = await temporaryFolder();
  const app = Fastify();
  onTestFinished(() => app.close());
  acceptForms(app);
  const receive = async (request: FastifyRequest): Promise<string> => {
    const file = await receiveFile(request, { file: 'file', texts: [] }, { folder, sender: 'one' });
    await rm(file.path);
    await mkdir(file.path);
    await removeFile(file);
    return 'done';
  };
  app.post('/', (request) => receive(request));
  for (let file = 0; file <= limits.uploadsAtOnce; file += 1) {
    const sent = await app.inject({ method: 'POST', url: '/', payload: fileForm(Buffer.from('x')) });
    expect([file, sent.body]).toEqual([file, 'done']);
  }
});

test('a refused file frees its slot', async () => {
  const folder = await temporaryFolder();
  const app = Fastify();
  onTestFinished(() => app.close());
  answerErrors(app);
  acceptForms(app);
  app.post('/', (request) => receiveFile(request, { file: 'file', texts: [] }, { folder, sender: '' }));
  const wrong = () =>
    app.inject({ method: 'POST', url: '/', payload: fileForm(Buffer.from('x'), 'a', 'other') });
  for (let sent = 0; sent <= filesAtOnce; sent += 1) {
    // Sequentially, so that none waits for another.
    expect((await wrong()).statusCode).toBe(400);
  }
});

test.each([
  ['parts without a head', '--b\r\n\r\n\r\n'],
  ['boundaries', '\r\n--b'],
  ['fields', '--b\r\ncontent-disposition: form-data; name="category"\r\n\r\nx\r\n'],
])('of a form with countless %s only the first few kilobytes are read', async (_name, part) => {
  const app = Fastify({ bodyLimit: 2_000_000 });
  onTestFinished(() => app.close());
  answerErrors(app);
  acceptForms(app);
  const folder = await temporaryFolder();
  app.post('/', (request) =>
    receiveFile(request, { file: 'file', texts: ['category'] }, { folder, sender: '' }),
  );
  const read = vi.spyOn(Busboy.prototype, 'write');
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: part.repeat(1_000_000 / part.length),
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ message: 'The form has too many parts' });
  const bytes = read.mock.calls.reduce(
    (sum, [piece]) => sum + Buffer.byteLength(z.instanceof(Buffer).parse(piece)),
    0,
  );
  read.mockRestore();
  expect(bytes).toBeLessThan(10_000);
  expect(await readdir(folder)).toEqual([]);
});
