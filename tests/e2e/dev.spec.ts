import { openPage } from './openPage.ts';
import { ownServer } from './ownServer.ts';
import { expect, test } from './quietConsole.ts';

/** React tells of every difference between server and browser only while developing, so this is where to look. */
const { url } = ownServer('development', {
  program: 'dev.ts',
  env: { NODE_ENV: 'development', LOG_LEVEL: 'warn' },
});

test('while developing, pages hydrate without a difference and the panel opens', async ({
  page,
  quietConsole,
}) => {
  test.setTimeout(240_000);
  // The first view makes Vite gather the libraries, which may load the page a second time.
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  quietConsole.length = 0;
  for (const address of ['/', '/hizmetlerimiz', '/insaat-hizmeti']) {
    // One page after the other: it is one browser tab.
    await openPage(page, url + address);
    expect(quietConsole, address).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'İnşaat Hizmeti' })).toBeVisible();
  await page.goto(`${url}/admin/login`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
