import { type Page, test as base } from '@playwright/test';

// The test runner tries to run its helpers in every frame; the panel's preview deliberately allows no script.
const fromTheRunner = /^Blocked script execution in 'about:srcdoc'/;

const probe = '/robots.txt?probe';

/**
 * The same page with routes that apply as soon as they are set: on a loaded page the browser learns of its first route
 * slightly later than of a key press (1 of 250 requests got through on a busy machine).
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

/** Marks a violation of the page's policy. The browser logs nothing if `eval` is blocked and the error is caught. */
export const brokenPolicy = 'Broken policy:';

/** A test that fails if a page logged an error or a warning, threw, or violated its policy. */
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
