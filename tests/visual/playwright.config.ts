import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { baselines, reportFolder } from './options.ts';

export default defineConfig({
  testDir: '.',
  testMatch: 'stories.visual.ts',
  outputDir: path.join(reportFolder, '../pictures'),
  snapshotPathTemplate: path.join(baselines, '{arg}{ext}'),
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['./reporter.ts'], ['html', { outputFolder: reportFolder, open: 'never' }]],
  expect: {
    timeout: 20_000,
    // Text rendering is deterministic on one machine, so a single pixel or a slightly different colour counts.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      threshold: 0.02,
      maxDiffPixels: 0,
    },
  },
  use: {
    launchOptions: launchOptions('--force-color-profile=srgb', '--hide-scrollbars'),
  },
});
