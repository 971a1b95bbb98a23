import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import { e2eAdmin, e2ePorts } from './support/e2eSettings.ts';
import { withLong } from './support/long.ts';

const root = path.resolve(import.meta.dirname, '..');
const urlOf = (port: number): string => `http://localhost:${port}`;
const visitors = urlOf(e2ePorts.visitors);

const panel = /\/(?:panel\w+|slice)\.spec\.ts$/;
/**
 * The slowest half of the panel's journeys, on a separate server: otherwise they would still be running when all others
 * are done.
 */
const panelLists = /\/panel(?:List\w+|Quoted\w+|Drafts|Settings)\.spec\.ts$/;
/** Journeys over a server that implements only the specification. */
const front = /\/front\w*\.spec\.ts$/;
/** The tasks of a company's owner, in sequence and in Turkish, on a site that becomes theirs. */
const owner = /\/owner\w+\.spec\.ts$/;
/** The panel uses the browser's language, and docs/product.md quotes its texts in English. */
const inEnglish = { locale: 'en-GB' };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const program = {
  cwd: root,
  timeout: 240_000,
  stdout: 'ignore',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

const robotsAt = (port: number): string => `${urlOf(port)}/robots.txt`;

/** The real server; with `API_HOST` it only serves the front end of that API. */
const serverAt = (port: number, env: Readonly<Record<string, string>> = {}) => ({
  ...program,
  command: `"${process.execPath}" tests/support/e2eServer.ts`,
  env: {
    PORT: String(port),
    ADMIN_EMAIL: e2eAdmin.email,
    ADMIN_PASSWORD: e2eAdmin.password,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: '',
    API_HOST: '',
    ...env,
  },
});

const specifiedApi = urlOf(e2ePorts.plainApi);
/** The servers beside the first one, which finds or prepares what they share. */
const others = [...(withLong ? [e2ePorts.panel, e2ePorts.panelLists] : []), e2ePorts.owner];

export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(root, 'test-results/e2e'),
  forbidOnly: process.env['CI'] !== undefined,
  // Each project runs its files sequentially, as its journeys write to one store; two projects run at a time.
  workers: 2,
  // A test that passes on the second attempt is listed as "flaky"; on a developer's machine there is no retry.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list'], ['./support/PlaywrightTally.ts']],
  // A passing assertion ends its wait at once, so long timeouts cost time only on failures.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'tr-TR',
    // Only journeys about motion wait for the preloader and for transitions.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    launchOptions: launchOptions(),
    // A trace costs a third of the time; in CI, the second attempt records one.
    trace: 'on-first-retry',
  },
  projects: [
    // The longest first, so that no core is idle at the end.
    {
      name: 'owner',
      workers: 1,
      use: { ...desktop, baseURL: urlOf(e2ePorts.owner) },
      testMatch: owner,
    },
    {
      name: 'desktop',
      workers: 1,
      use: { ...desktop, baseURL: visitors },
      testIgnore: [panel, front, owner],
      grepInvert: /@touch/,
    },
    {
      name: 'panel',
      workers: 1,
      use: { ...desktop, ...inEnglish, baseURL: urlOf(e2ePorts.panel) },
      testMatch: panel,
      testIgnore: panelLists,
    },
    {
      name: 'panelLists',
      workers: 1,
      use: { ...desktop, ...inEnglish, baseURL: urlOf(e2ePorts.panelLists) },
      testMatch: panelLists,
    },
    {
      name: 'front',
      workers: 1,
      use: { ...desktop, ...inEnglish, baseURL: urlOf(e2ePorts.front) },
      testMatch: front,
    },
    {
      name: 'phone',
      workers: 1,
      use: { ...devices['Pixel 7'], baseURL: visitors },
      testIgnore: [panel, front, owner],
      // Tests that need touch, and those that are also run in a phone's layout.
      grep: /@(?:touch|phone)/,
    },
  ],
  webServer: [
    { ...serverAt(e2ePorts.visitors, { PREPARE_DEMO: 'on' }), url: robotsAt(e2ePorts.visitors) },
    ...others.map((port) => serverAt(port)),
    {
      ...program,
      command: `"${process.execPath}" tests/plainApi/run.ts`,
      env: { PORT: String(e2ePorts.plainApi) },
    },
    serverAt(e2ePorts.front, { API_HOST: specifiedApi }),
    {
      ...program,
      command: [
        `"${process.execPath}" tests/support/awaitServers.ts`,
        ...[...others, e2ePorts.front].map(robotsAt),
        `${specifiedApi}/api/service`,
      ].join(' '),
      wait: { stdout: /^ready$/m },
    },
  ],
});
