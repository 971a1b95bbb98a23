import { openPage } from './openPage.ts';
import { everyPage } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

test('no page keeps browsers from showing it again as it was left', async ({ page, request }) => {
  const browser = await page.context().newCDPSession(page);
  let returns = 0;
  let reasons: string[] = [];
  browser.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') returns += 1;
  });
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    returns += 1;
    // Others are circumstances of the browser: without a window it never keeps a page.
    const ours = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    reasons = ours.map(({ reason }) => reason);
  });
  await browser.send('Page.enable');
  for (const address of await everyPage(request)) {
    // A page that is left while something of it is still on its way is not kept, so it is left again.
    await expect(async () => {
      const answer = await openPage(page, address);
      expect(answer?.headers()['cache-control'], address).not.toContain('no-store');
      const before = returns;
      reasons = [];
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => returns, { message: address }).toBe(before + 1);
      expect(reasons, address).toEqual([]);
    }).toPass();
  }
});
