import { openPage } from './openPage.ts';
import { everyPage } from './publicPages.ts';
import { brokenPolicy, expect, test } from './quietConsole.ts';

test('no page of the site does what its policy forbids', async ({ page, quietConsole }) => {
  for (const address of [...(await everyPage(page.request)), '/boyle-bir-sayfa-yok']) {
    // Sequentially: there is one tab.
    await openPage(page, address);
  }
  // The browser reports the unknown page.
  expect(quietConsole.filter((line) => !line.includes('404'))).toEqual([]);

  // Proves that violations are noticed even if the page catches the error; a test's own `evaluate` is not restricted.
  await page.evaluate(() => {
    setTimeout(() => {
      try {
        Reflect.construct(Function, ['']);
      } catch {}
    });
  });
  await expect.poll(() => quietConsole.filter((line) => line.includes(brokenPolicy))).toHaveLength(1);
  quietConsole.length = 0;
});
