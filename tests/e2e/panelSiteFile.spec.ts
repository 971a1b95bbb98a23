import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

const root = path.resolve(import.meta.dirname, '../..');

test('the site is downloaded in the settings, and an import takes the file', async ({ page }, info) => {
  // The import processes every picture of the site twice: when adding to existing content, and when replacing it.
  test.setTimeout(300_000);
  await arriveSignedIn(page);
  await page.goto('/admin/settings?tab=general');
  const button = page.getByRole('button', { name: 'Siteyi indir' });
  await button.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  const begun = page.waitForEvent('download');
  await button.click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^site-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('İndirme başladı')).toBeVisible();
  const file = info.outputPath('site.zip');
  await download.saveAs(file);

  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-e2e-'));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/dist/import.js', file], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', STORAGE_URL: '', NODE_ENV: 'production' },
    });
    expect(stdout).toMatch(/services: [1-9]\d* added/);
    expect(stdout).toContain('Nothing was changed.');
  } finally {
    await rm(folder, { recursive: true });
  }
});
