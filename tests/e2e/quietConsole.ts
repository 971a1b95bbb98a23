import { test as base } from '@playwright/test';

// The test runner tries to run its helpers in every frame; the panel's preview allows no script, on purpose.
const fromTheRunner = /^Blocked script execution in 'about:srcdoc'/;

/** Marks what a page's policy blocked. The browser logs nothing where `eval` is blocked and the error is caught. */
export const brokenPolicy = 'Broken policy:';

/** A test that fails where a page wrote an error or a warning to the console, threw, or broke its policy. */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
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
