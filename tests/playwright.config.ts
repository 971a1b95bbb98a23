import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { args, executablePath } from './support/chromium.ts';
import { e2eAdmin, e2ePort } from './support/e2eSettings.ts';

const root = path.resolve(import.meta.dirname, '..');
const url = `http://localhost:${e2ePort}`;

const panel = /\/(?:panel\w+|slice)\.spec\.ts$/;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(root, 'test-results/e2e'),
  forbidOnly: process.env['CI'] !== undefined,
  // Journeys write to one store: a file runs as a whole, one after the other.
  workers: 1,
  // Where it passes at the second try the list says "flaky"; on a developer's machine it fails at once.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/end to end.json') }]],
  use: {
    baseURL: url,
    locale: 'tr-TR',
    // Tests with more patience than the usual half minute have many steps, not slower ones.
    actionTimeout: 15_000,
    launchOptions: { executablePath: executablePath(), args: [...args] },
    // A trace costs a third of the time; the second try in CI writes one.
    trace: 'on-first-retry',
  },
  // Visitors come first: what the panel's journeys write would change what they find.
  projects: [
    { name: 'desktop', use: desktop, testIgnore: panel },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testMatch: /(site|media|pages|blog|header|banner|lightbox|contact|states|plain|narrow)\.spec\.ts/,
    },
    { name: 'panel', use: desktop, testMatch: panel },
  ],
  webServer: {
    command: `"${process.execPath}" tests/support/e2eServer.ts`,
    cwd: root,
    url: `${url}/api/health`,
    timeout: 240_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(e2ePort),
      ADMIN_EMAIL: e2eAdmin.email,
      ADMIN_PASSWORD: e2eAdmin.password,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: '',
    },
  },
});
