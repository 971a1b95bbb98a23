import { test as base } from '@playwright/test';

/** A test that fails where the page wrote an error or a warning to the console, or threw. */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use(noise);
      base.expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
