import { type Page, test as base } from '@playwright/test';

// The test runner tries to run its helpers in every frame; the panel's preview allows no script, on purpose.
const fromTheRunner = /^Blocked script execution in 'about:srcdoc'/;

const probe = '/robots.txt?probe';

/**
 * The same page, where a route holds from the moment that it is set: in a page that is loaded already, the browser hears
 * of its first one a moment later than of a key that is pressed (1 of 250 requests went through on a busy machine).
 */
function withRoutesInForce(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const registered = await route(...args);
    if (page.url().startsWith('http')) {
      await route(`**${probe}`, (asked) => asked.fulfill({ status: 204 }));
      await base.expect
        .poll(() => page.evaluate(async (address) => (await fetch(address)).status, probe).catch(() => 0))
        .toBe(204);
      await page.unroute(`**${probe}`);
    }
    return registered;
  };
}

/** Marks what a page's policy blocked. The browser logs nothing where `eval` is blocked and the error is caught. */
export const brokenPolicy = 'Broken policy:';

/** A test that fails where a page wrote an error or a warning to the console, threw, or broke its policy. */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      withRoutesInForce(page);
      const noise: string[] = [];
      const hear = (text: string): void => {
        if (!fromTheRunner.test(text)) noise.push(`${new URL(page.url()).pathname}: ${text}`);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') hear(message.text());
      });
      page.on('pageerror', (error) => hear(String(error)));
      await page.addInitScript((words) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // oxlint-disable-next-line no-console -- so it is heard with all that the browser says
          console.error(words, event.effectiveDirective, event.blockedURI, event.sourceFile);
        });
      }, brokenPolicy);
      await use(noise);
      base.expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
