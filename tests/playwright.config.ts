import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { args, executablePath } from './support/chromium.ts';
import { e2eAdmin, e2ePorts } from './support/e2eSettings.ts';

const root = path.resolve(import.meta.dirname, '..');
const urlOf = (port: number): string => `http://localhost:${port}`;
const visitors = urlOf(e2ePorts.visitors);

const panel = /\/(?:panel\w+|slice)\.spec\.ts$/;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(root, 'test-results/e2e'),
  forbidOnly: process.env['CI'] !== undefined,
  // Each project goes through its files one after the other, as its journeys write to one store; two run at a time.
  workers: 2,
  // Where it passes at the second try the list says "flaky"; on a developer's machine it fails at once.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/end to end.json') }]],
  use: {
    locale: 'tr-TR',
    // Tests with more patience than the usual half minute have many steps, not slower ones.
    actionTimeout: 15_000,
    launchOptions: { executablePath: executablePath(), args: [...args] },
    // A trace costs a third of the time; the second try in CI writes one.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', workers: 1, use: { ...desktop, baseURL: visitors }, testIgnore: panel },
    { name: 'panel', workers: 1, use: { ...desktop, baseURL: urlOf(e2ePorts.panel) }, testMatch: panel },
    {
      name: 'phone',
      workers: 1,
      use: { ...devices['Pixel 7'], baseURL: visitors },
      testMatch: /(site|media|pages|blog|header|banner|lightbox|contact|states|plain|narrow)\.spec\.ts/,
    },
  ],
  webServer: Object.values(e2ePorts).map((port) => ({
    command: `"${process.execPath}" tests/support/e2eServer.ts`,
    cwd: root,
    url: `${urlOf(port)}/api/health`,
    timeout: 240_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      ADMIN_EMAIL: e2eAdmin.email,
      ADMIN_PASSWORD: e2eAdmin.password,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: '',
    },
  })),
});
