import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { args, findChromium } from './support/chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const storybook = path.join(root, '.storybook');
const executablePath = findChromium();

/** A fresh object for each project: Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/**
 * Six projects: rules, the server, the contract suite, the architecture, the look of stories in palettes that are hard
 * to read, and the stories themselves; the last two in a browser.
 */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        // Rules beside components reach their styles.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'mocks/src/**/*.test.{ts,tsx}'],
          exclude: ['apps/server/**'],
        },
      },
      { root, test: { name: 'server', include: ['apps/server/src/**/*.test.ts'] } },
      { root, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      {
        root,
        test: {
          name: 'architecture',
          include: ['tests/architecture.test.ts', 'tests/stories.test.ts', 'tests/quotedTexts/*.test.ts'],
        },
      },
      {
        root,
        extends: path.join(storybook, 'vite.config.ts'),
        optimizeDeps: { include: ['axe-core'] },
        test: { name: 'palettes', include: ['tests/palettes/*.test.tsx'], browser: browser() },
      },
      {
        root,
        extends: path.join(storybook, 'vite.config.ts'),
        plugins: [storybookTest({ configDir: storybook })],
        test: {
          name: 'stories',
          isolate: false,
          // Hundreds of stories share one browser: on a busy machine a fade or a focus may miss its moment once.
          retry: process.env['CI'] === undefined ? 0 : 2,
          browser: browser(),
        },
      },
    ],
  },
});
