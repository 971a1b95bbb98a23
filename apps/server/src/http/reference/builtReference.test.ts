import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../../building/precompress.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { referenceFiles, showBuiltReference } from './builtReference.ts';

let folder: string;
let server: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrin-reference-'));
  await mkdir(path.join(folder, 'static'));
  for (const file of [...Object.values(referenceFiles), 'static/page.js'])
    await writeFile(path.join(folder, file), `The content of ${file}. `.repeat(20));
  await precompress(folder);
  server = await openTestApp({ parts: { reference: showBuiltReference(folder) } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['', 'index.html', 'text/html'],
  ['/', 'index.html', 'text/html'],
  ['/json', 'reference.json', 'application/json'],
  ['/yaml', 'reference.yaml', 'text/yaml'],
  ['/static/page.js', 'static/page.js', 'application/javascript'],
])('"%s" sends the compressed copy of %s', async (url, file, type) => {
  const answer = await server.app.inject({
    url: `/api/docs${url}`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain(type);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(`The content of ${file}.`);
});

test.each(['/static/../reference.json', '/static/%2e%2e/reference.json', '/static/absent.js', '/nothing'])(
  'there is nothing at "%s"',
  async (url) => {
    const { statusCode } = await server.app.inject(`/api/docs${url}`);
    expect([403, 404]).toContain(statusCode);
  },
);
