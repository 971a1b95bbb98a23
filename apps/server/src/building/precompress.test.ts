// @module-tag long
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

test('a compressed copy that is read while it is rewritten is complete', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'parts-AbCd1234.js');
  // Incompressible, so that writing takes a while.
  const code = randomBytes(1_000_000).toString('base64');
  await writeFile(file, code);
  await precompress(folder);
  const state = { done: false };
  const again = precompress(folder).finally(() => (state.done = true));
  let reads = 0;
  while (!state.done) {
    const [br, gz] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
    expect([brotliDecompressSync(br).length, gunzipSync(gz).length]).toEqual([code.length, code.length]);
    reads += 1;
  }
  await again;
  expect(reads).toBeGreaterThan(0);
  expect((await readdir(folder)).toSorted()).toEqual(
    ['.js', '.js.br', '.js.gz'].map((end) => `parts-AbCd1234${end}`),
  );
});
