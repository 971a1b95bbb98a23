import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * Runs every check of the repository and closes with one line, `N passed, N failed`.
 * `--fast` leaves out what needs a browser. Types, lint, format and the lock file count as one check each.
 */
const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const fast = process.argv.includes('--fast');

type Count = { passed: number; failed: number; skipped: number };
type Check = { name: string; command: readonly string[]; count: (exitCode: number) => Count };

const one = (exitCode: number): Count => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});
const node = process.execPath;
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);
const report = (name: string): string => path.join(results, `${name}.json`);

/** The counts that a runner wrote down; a run that failed as a whole is one failure more. */
const counted =
  (name: string, read: (json: Record<string, unknown>) => Count) =>
  (exitCode: number): Count => {
    if (!existsSync(report(name))) return { passed: 0, failed: 1, skipped: 0 };
    const json: unknown = JSON.parse(readFileSync(report(name), 'utf8'));
    const count = read(typeof json === 'object' && json !== null ? { ...json } : {});
    return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  };

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const vitest = (name: string, projects: readonly string[]): Check => ({
  name,
  command: [
    bin('vitest'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  count: counted(name, (json) => ({
    passed: number(json['numPassedTests']),
    failed: number(json['numFailedTests']),
    skipped: number(json['numPendingTests']) + number(json['numTodoTests']),
  })),
});

const playwright: Check = {
  name: 'end to end',
  command: [bin('playwright'), 'test', '--config', 'tests/playwright.config.ts'],
  count: counted('end to end', (json) => {
    const stats: Record<string, unknown> =
      typeof json['stats'] === 'object' && json['stats'] !== null ? { ...json['stats'] } : {};
    return {
      passed: number(stats['expected']) + number(stats['flaky']),
      failed: number(stats['unexpected']),
      skipped: number(stats['skipped']),
    };
  }),
};

const checks: readonly Check[] = [
  { name: 'lock file', command: [node, 'tests/support/checkLock.ts'], count: one },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'], count: one },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'], count: one },
  { name: 'format', command: [bin('biome'), 'format', '.'], count: one },
  vitest('rules, server and contract', ['unit', 'server', 'contract', 'architecture']),
  ...(fast ? [] : [vitest('stories', ['stories', 'palettes']), playwright]),
];

const run = (command: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (!fast && (await run([node, 'tests/support/chromium.ts'])) !== 0) {
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const check of checks) {
  const start = performance.now();
  process.stdout.write(`\n--- ${check.name}\n`);
  // oxlint-disable-next-line no-await-in-loop -- one at a time: each of the long ones uses all cores by itself
  const count = check.count(await run(check.command));
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  process.stdout.write(`--- ${check.name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s\n`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
