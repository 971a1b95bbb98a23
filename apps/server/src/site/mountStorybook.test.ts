import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { mountStorybook } from './mountStorybook.ts';

const script = "\n  window['FEATURES'] = {};\n";
const page = `<!doctype html><script type="module" src="./assets/a.js"></script><script>${script}</script>`;

async function openWith(folder: string): Promise<FastifyInstance> {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register((pages) => mountStorybook(pages, folder));
  app.get('/*', () => 'a page of the site');
  return app;
}

async function build(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, 'index.html'), page),
    writeFile(path.join(folder, 'iframe.html'), page),
    writeFile(path.join(folder, 'index.json'), '{}'),
    writeFile(path.join(folder, 'assets/a.js'), 'export {};'),
  ]);
}

test('the built catalogue is served from its own path, hidden from search engines', async () => {
  const folder = await temporaryFolder();
  await build(folder);
  const app = await openWith(folder);
  const start = await app.inject('/storybook');
  expect([start.statusCode, start.headers.location]).toEqual([301, '/storybook/']);
  for (const url of [
    '/storybook/',
    '/storybook/index.html',
    '/storybook/iframe.html?id=a--b',
    '/storybook/assets/a.js',
  ]) {
    // Sequentially, so that a failure shows its address.
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.headers['x-robots-tag']]).toEqual([url, 200, 'noindex']);
  }
  expect((await app.inject('/storybook/missing.js')).statusCode).toBe(404);
  expect((await app.inject('/hizmetlerimiz')).body).toBe('a page of the site');
});

test('its pages run their own inline scripts and no others', async () => {
  const folder = await temporaryFolder();
  await build(folder);
  const answer = await (await openWith(folder)).inject('/storybook/iframe.html');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('without a build it says how to make one, and shows one that is made in the meantime', async () => {
  const folder = path.join(await temporaryFolder(), 'storybook-static');
  const app = await openWith(folder);
  const before = await app.inject('/storybook/');
  expect(before.statusCode).toBe(503);
  expect(before.body).toContain('npm run storybook:build');
  await build(folder);
  expect((await app.inject('/storybook/')).statusCode).toBe(200);
});
