import { openPage } from './openPage.ts';
import { ownServer } from './ownServer.ts';
import { expect, test } from './quietConsole.ts';

/** React reports hydration mismatches only in development, hence this server. */
const { url } = ownServer('development', {
  program: 'src/dev.ts',
  env: { NODE_ENV: 'development', LOG_LEVEL: 'warn' },
});

test('in development, pages hydrate without a mismatch and the panel opens', async ({
  page,
  quietConsole,
}) => {
  test.setTimeout(240_000);
  // The first page view makes Vite optimise the dependencies, which may reload the page.
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  quietConsole.length = 0;
  for (const address of ['/', '/hizmetlerimiz', '/insaat-hizmeti']) {
    // Sequentially: there is one tab.
    await openPage(page, url + address);
    expect(quietConsole, address).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'İnşaat Hizmeti' })).toBeVisible();
  await page.goto(`${url}/admin/login`);
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
});
