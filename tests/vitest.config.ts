import path from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './support/byEnvironment.ts';
import { args, findChromium } from './support/chromium.ts';
import { testsWithFirstLine } from './support/firstLines.ts';
import { long, withLong } from './support/long.ts';
import { modulesPastWorker } from './support/modulesPastWorker.ts';
import { vitestTally } from './support/vitestTally.ts';

const root = path.resolve(import.meta.dirname, '..');
const storybook = path.join(root, '.storybook');
const executablePath = findChromium();

/** Correct tests always end: a short timeout would only measure how busy the machine is, and a long one costs time only on failures. */
const longTimeouts = { testTimeout: 240_000, hookTimeout: 240_000 };

/** Vitest would load them before it leaves out all of their tests. */
const leftOut = withLong ? [] : testsWithFirstLine(`// @module-tag ${long}`);

/**
 * Files of a project share a process and its modules, as none of them changes a module or the environment for others;
 * mocks are restored before each test, and the clock, globals and variables after it.
 */
const shared = {
  exclude: leftOut,
  isolate: false,
  restoreMocks: true,
  ...longTimeouts,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/support/restoreGlobals.ts'],
};

/**
 * All cores: by default Vitest reserves one for itself, although it has little to do. Projects that extend a file must
 * repeat this.
 */
const maxWorkers = '100%';

/** For tests next to components, which import styles: with Vanilla Extract's plugin, of which each project has its own. */
const unit = { ...shared, setupFiles: [...shared.setupFiles, 'tests/support/panelLanguage.ts'] };

/**
 * Rules whose tests take seconds each, as they measure the growth of patterns, render whole pages, build, list the
 * journeys or read all types: `npm run check` leaves them to `npm test`.
 */
const slowRules = [
  'apps/site/src/entry.server.test.ts',
  'apps/site/src/structuredData.test.ts',
  'packages/contract/src/html/htmlGrowth.test.ts',
  'packages/contract/src/patterns.test.ts',
  'packages/ui/src/elements/RichTextField/roundTrip.test.ts',
  'packages/ui/src/theme/derive.test.ts',
  'tests/production.test.ts',
  'tests/quotedTexts/adminTexts.test.ts',
  'tests/stories.test.ts',
];

const { values: asked } = parseArgs({
  options: { project: { type: 'string', multiple: true, default: ['stories'] } },
  strict: false,
});
// A pattern may mean them.
const withStories = asked.project.some((name) => /^stories|[*!]/.test(String(name)));

/** Storybook's plugin takes some seconds to load and start, which runs of other projects should not wait for. */
async function storybookPlugins() {
  if (!withStories) return [];
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return [storybookTest({ configDir: storybook, tags: { exclude: withLong ? [] : [long] } })];
}

/**
 * Little garbage collection, and V8's background work in its own turn: beside another run there is no idle core for it.
 */
const frugal = '--js-flags=--single-threaded --min-semi-space-size=64 --max-semi-space-size=64';

/** A new object for each project, because Vitest modifies it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { args: [...args, frugal], ...(executablePath === undefined ? {} : { executablePath }) },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/**
 * Eight projects: rules, those of them that are slow, the server, the contract suite, requests generated from the API's
 * reference, the architecture, the stories in palettes that are hard to read, and the stories themselves; the last two in
 * a browser.
 */
export default defineConfig({
  root,
  test: {
    reporters: ['dot', vitestTally],
    maxWorkers,
    sequence: { sequencer: ByEnvironment },
    tags: [{ name: long, description: 'What `npm test` leaves to `npm run test:all`' }],
    projects: [
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          ...unit,
          name: 'unit',
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'packages/demo/drawing/*.test.ts',
            'mocks/src/**/*.test.{ts,tsx}',
          ],
          exclude: [...leftOut, 'apps/server/**', ...slowRules],
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: { ...unit, name: 'slowRules', include: slowRules },
      },
      {
        root,
        test: { ...shared, name: 'server', include: ['apps/server/src/**/*.test.ts'] },
      },
      {
        root,
        // Growth tests include the pages of the site itself.
        plugins: [vanillaExtractPlugin()],
        test: { ...shared, name: 'contract', include: ['tests/contract/**/*.test.ts'] },
      },
      {
        root,
        test: {
          ...shared,
          name: 'trust',
          include: ['tests/trust/*.test.ts'],
          // Long enough to send the number of requests in TRUST_RUNS.
          testTimeout: 600_000,
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'architecture',
          include: [
            'tests/{architecture,citations}.test.ts',
            'tests/{faults,operations,seededFaults}/*.test.ts',
            'tests/{quotedTexts,support}/*.test.ts',
          ],
          exclude: [...leftOut, ...slowRules],
        },
      },
      {
        root,
        extends: path.join(storybook, 'vite.config.ts'),
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'palettes',
          maxWorkers,
          include: ['tests/palettes/*.test.tsx'],
          exclude: leftOut,
          ...longTimeouts,
          setupFiles: ['tests/support/plainReact.ts', 'tests/support/panelLanguage.ts'],
          browser: browser(),
        },
      },
      {
        root,
        extends: path.join(storybook, 'vite.config.ts'),
        // Stories are left out by Storybook's tags, which Vitest does not know.
        plugins: [modulesPastWorker(), storybookPlugins()],
        test: {
          name: 'stories',
          maxWorkers,
          isolate: false,
          setupFiles: [
            'tests/support/plainReact.ts',
            'tests/support/noOwnerStacks.ts',
            'tests/support/lateMotion.ts',
          ],
          ...longTimeouts,
          // Hundreds of stories share one browser: on a busy machine a transition or a focus may be late once.
          retry: process.env['CI'] === undefined ? 0 : 2,
          browser: browser(),
        },
      },
    ],
  },
});
