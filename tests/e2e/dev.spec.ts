import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './quietConsole.ts';

/** React tells of every difference between server and browser only while developing, so this is where to look. */
const root = path.resolve(import.meta.dirname, '../..');
const dataFolder = path.join(root, 'test-results/dev-data');
const url = 'http://localhost:3908';
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  rmSync(dataFolder, { recursive: true, force: true });
  server = spawn(process.execPath, ['apps/server/src/dev.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: '3908', DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect(async () => expect((await fetch(`${url}/api/health`)).ok).toBe(true)).toPass({
    timeout: 60_000,
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
});

test('while developing, pages hydrate without a difference and the panel opens', async ({
  page,
  quietConsole,
}) => {
  test.setTimeout(120_000);
  // The first view makes Vite gather the libraries, which may load the page a second time.
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  quietConsole.length = 0;
  for (const address of ['/', '/hizmetlerimiz', '/insaat-hizmeti']) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other: it is one browser tab
    await page.goto(url + address, { waitUntil: 'networkidle' });
    expect(quietConsole, address).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'İnşaat Hizmeti' })).toBeVisible();
  await page.goto(`${url}/admin/login`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
