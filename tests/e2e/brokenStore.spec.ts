import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

/** A server of its own, whose tables are taken away from beneath it. */
const root = path.resolve(import.meta.dirname, '../..');
const dataFolder = path.join(root, 'test-results/broken-data');
const url = 'http://localhost:3909';
let server: ChildProcess;

/** Takes tables away, as a damaged disk would; the server notices when it next reads them. */
function lose(...tables: readonly string[]): void {
  const database = new DatabaseSync(path.join(dataFolder, 'vitrin.db'));
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA busy_timeout = 5000;');
  for (const table of tables) database.exec(`DROP TABLE ${table}`);
  database.close();
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  rmSync(dataFolder, { recursive: true, force: true });
  server = spawn(process.execPath, ['apps/server/src/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '3909', DATA_DIR: dataFolder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect(async () => expect((await fetch(`${url}/api/health`)).ok).toBe(true)).toPass({
    timeout: 120_000,
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
});

test('a store that fails in parts, then as a whole', async ({ page, quietConsole }) => {
  await test.step('the home page stays up without the parts that cannot be read', async () => {
    lose('crew_member', 'post');
    const answer = await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('region', { name: 'Hizmetlerimiz' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Projelerimiz' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ekibimiz' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Son Yazılar' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a list that cannot be read says so in its frame', async () => {
    await page.goto(`${url}/blog`, { waitUntil: 'networkidle' });
    await expect(page.getByText('Blog yazıları yüklenirken bir hata oluştu.')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Projeler' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  });

  await test.step('without a store every page is a designed 503', async () => {
    lose('service', 'setting');
    for (const address of ['/', '/projelerimiz', '/iletisim']) {
      // oxlint-disable-next-line no-await-in-loop -- a failure names its address
      const answer = await page.goto(url + address, { waitUntil: 'networkidle' });
      expect(answer?.status(), address).toBe(503);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Bir şeyler ters gitti' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expectAccessible(page);
  });
  // The browser reports what the server could not answer.
  quietConsole.length = 0;
});
