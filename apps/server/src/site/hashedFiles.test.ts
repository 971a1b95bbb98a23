import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveHashedFiles } from './hashedFiles.ts';

test('files of a build are sent from memory in each encoding, and nothing else in or beside their folder', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'vitrin-hashed-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const folder = path.join(place, 'build');
  const app = Fastify();
  onTestFinished(() => app.close());
  await mkdir(folder);
  serveHashedFiles(app, '/files/', folder);
  await writeFile(path.join(place, 'secret.js'), 'secret');
  const write = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text));
  };
  await write('a-1.js', 'export {};');
  await write('notes.txt', 'notes');
  await write('.hidden.js', 'hidden');
  const get = (name: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/files/${name}`, headers });

  const first = await get('a-1.js', { 'accept-encoding': 'br' });
  expect([first.statusCode, first.headers['content-encoding'], first.headers['content-type']]).toEqual([
    200,
    'br',
    'text/javascript; charset=utf-8',
  ]);
  expect(first.headers['cache-control']).toContain('immutable');
  // Deleted, to prove that it is not read again.
  await rm(path.join(folder, 'a-1.js'));
  expect((await get('a-1.js')).body).toBe('export {};');
  expect((await get('a-1.js', { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
  expect((await app.inject({ method: 'HEAD', url: '/files/a-1.js' })).body).toBe('');

  const others = ['notes.txt', '.hidden.js', 'a-1.js.br', 'b.js', '..%2Fsecret.js', '%2e%2e%2fsecret.js'];
  const statuses = await Promise.all(others.map(async (name) => (await get(name)).statusCode));
  expect(statuses).toEqual(others.map(() => 404));
});
