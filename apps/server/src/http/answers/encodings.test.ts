import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../../app.ts';
import { codingFor } from './encodings.ts';

/** Forms of the header, and the coding that each prefers by RFC 9110, 12.5.3. */
const forms = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0, *', 'br'],
  ['br;q=0, gzip;q=0, *', undefined],
  ['gzip;q=0', undefined],
  ['br;q=0.0', undefined],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['identity;q=0', undefined],
  ['identity;q=0, *', 'br'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, *;q=0.1', undefined],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['GZIP ; Q=1', 'gzip'],
  ['br;q=viel', undefined],
  ['deflate', undefined],
  ['', undefined],
  [`br, ${'x'.repeat(200)}`, undefined],
] as const;

test.each(forms)('"%s" prefers %s', (accepted, coding) => {
  expect(codingFor({ headers: { 'accept-encoding': accepted } })).toBe(coding);
});

test('files that choose their coding themselves choose the same one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-encodings-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['a.txt', 'a.txt.br', 'a.txt.gz']) await writeFile(path.join(folder, name), name);
  const { app } = openApp({ log: pino({ level: 'silent' }) });
  onTestFinished(() => app.close());
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  const sent = async (accepted: string) =>
    (await app.inject({ url: '/a.txt', headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ];
  expect(await Promise.all(forms.map(async ([accepted]) => [accepted, await sent(accepted)]))).toEqual(forms);
});
