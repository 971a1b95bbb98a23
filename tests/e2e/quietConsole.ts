import { test as base } from '@playwright/test';

// The test runner tries to run its helpers in every frame; the panel's preview allows no script, on purpose.
const fromTheRunner = /^Blocked script execution in 'about:srcdoc'/;

/** A test that fails where a page wrote an error or a warning to the console, or threw. */
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
      await use(noise);
      base.expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
