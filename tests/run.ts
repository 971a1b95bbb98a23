import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { everydayJourneys, everydayStories } from './support/everyday.ts';
import { long } from './support/long.ts';
import { type Part, summary } from './support/summary.ts';
import { type Tally, tally, tallyVariable } from './support/tally.ts';

/**
 * Runs the checks of the repository and ends with one line, `N passed, N failed`: those of every day, and with `--all`
 * the long ones as well (decision 0071). `--part checks` runs the quick ones, for every few minutes; `server`, `stories`
 * and `journeys` are the rest, the last two in a browser. With `--strict` a test that only passed on a retry counts as
 * failed. Types, lint, format, dead code and the lock file count as one check each.
 */
const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const { values: asked } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    part: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});

const parts = ['checks', 'server', 'stories', 'journeys'] as const;
type PartName = (typeof parts)[number];

type Check = {
  name: string;
  part: PartName;
  command: readonly string[];
  /** The file with its counts if it runs tests; otherwise it is a single check that passes or fails. */
  tallyFile?: string;
  env?: Readonly<Record<string, string>>;
  /** The priority of its processes for the operating system; normal by default. */
  priority?: number;
};

const node = process.execPath;
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);
const counting = (part: PartName, name: string, command: readonly string[]): Check => ({
  name,
  part,
  command,
  tallyFile: path.join(results, `${name}.json`),
});
const vitest = (
  part: PartName,
  name: string,
  projects: readonly string[],
  everyday: readonly string[] = [],
): Check =>
  counting(part, name, [
    bin('vitest'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    // Projects do not take it from the configuration.
    ...(asked.all ? [] : [`--tags-filter=!${long}`, ...everyday]),
    ...projects.flatMap((project) => ['--project', project]),
  ]);

const gibibyte = 2 ** 30;
/**
 * Types and lint are programs in Go, whose garbage is collected far more often than is needed in a run of half a minute.
 * Each of them may fill a quarter of the free memory, as far as that saves time: below two gibibytes it costs more.
 */
const fillable = Math.min(4, Math.max(2, Math.floor(process.availableMemory() / 4 / gibibyte)));
const littleGarbage = { GOGC: 'off', GOMEMLIMIT: `${fillable}GiB` };

/**
 * A folder in memory for the data folders and profiles of tests, which write gigabytes and keep hardly any: on a disk
 * the cores would wait for it. Undefined where there is no such file system, or a small one, as in a container by default.
 */
function folderInMemory(): string | undefined {
  const shared = '/dev/shm';
  if (!existsSync(shared)) return undefined;
  const { bavail, bsize } = statfsSync(shared);
  const room = Math.min(bavail * bsize, process.availableMemory() / 2);
  return room < 4 * gibibyte ? undefined : mkdtempSync(`${shared}/vitrin-tests-`);
}

const inMemory = folderInMemory();
const temporary = inMemory === undefined ? {} : { TMPDIR: inMemory };
process.once('exit', () => {
  if (inMemory !== undefined) rmSync(inMemory, { recursive: true, force: true });
});
// By themselves, signals would end the process without that event.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Most objects of a test live shortly: with more room for young ones, Node collects garbage far less often. */
const nodeOptions = [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].join(' ').trim();

/** The quick checks, all beside each other. */
const quick: readonly Check[] = [
  vitest('checks', 'rules', ['unit', 'architecture']),
  {
    name: 'lock file',
    part: 'checks',
    command: ['npm', 'ci', '--dry-run', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
  },
  // Each thread of the compiler and of lint computes shared types anew, so few of them take the least time.
  {
    name: 'types',
    part: 'checks',
    command: [bin('tsc'), '-b', '--checkers', '1', '--builders', '2'],
    env: littleGarbage,
  },
  {
    name: 'lint',
    part: 'checks',
    command: [bin('oxlint'), '--type-aware', '--deny-warnings'],
    env: { GOMAXPROCS: '1', ...littleGarbage },
  },
  { name: 'format', part: 'checks', command: [bin('biome'), 'format', '.'] },
  { name: 'dead code', part: 'checks', command: [bin('knip'), '--no-progress'] },
];

/** React's warnings are covered by the stories; the tests of palettes and languages do not need them. */
const palettes: Check = {
  ...vitest('stories', 'palettes', ['palettes']),
  env: { NODE_ENV: 'production' },
};

/**
 * The build and the demo's pictures, for hostile input and the journeys, which would otherwise make them. At the lowest
 * priority it takes the time in which the first stages leave a core idle, and hardly disturbs them.
 */
const preparation: Check = {
  name: 'build and demo',
  part: 'server',
  command: [node, 'tests/support/prepare.ts'],
  priority: constants.priority.PRIORITY_LOW,
};

const stories = vitest('stories', 'stories', ['stories'], everydayStories);

const hostileInput = counting('server', 'hostile input', [node, 'tests/trust/run.ts', '--quick']);

/**
 * Stages run sequentially, and the lanes of a stage beside each other. A lane is a sequence; two of them keep two cores
 * busy. In parallel with stories, the growth tests would measure the load of the machine.
 */
const allStages: readonly (readonly (readonly Check[])[])[] = [
  quick.map((check) => [check]),
  [[vitest('server', 'server and contract', ['slowRules', 'server', 'contract', 'trust'])]],
  [
    // One browser renders all stories in one process, which leaves some of the second core to the others.
    [stories],
    [hostileInput, palettes],
  ],
  [
    [
      counting('journeys', 'journeys', [
        bin('playwright'),
        'test',
        '--config',
        'tests/playwright.config.ts',
        ...(asked.all ? [] : everydayJourneys),
      ]),
    ],
  ],
];
const chosen = asked.part === undefined ? parts : parts.filter((part) => part === asked.part);
if (chosen.length === 0) throw new Error(`No part "${asked.part}"; there are ${parts.join(', ')}`);
const stages = allStages
  .map((lanes) =>
    lanes.map((lane) => lane.filter(({ part }) => chosen.includes(part))).filter((lane) => lane.length > 0),
  )
  .filter((lanes) => lanes.length > 0);

/** Runs a command; its output is shown immediately, or held back until it has ended. */
async function run(check: Check, held: boolean): Promise<number> {
  const [program = '', ...args] = check.command;
  const output = held ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      ...temporary,
      NODE_OPTIONS: nodeOptions,
      LONG_TESTS: asked.all ? 'on' : 'off',
      ...check.env,
      ...(check.tallyFile !== undefined && { [tallyVariable]: check.tallyFile }),
    },
  });
  if (check.priority !== undefined && child.pid !== undefined) setPriority(child.pid, check.priority);
  const printed = [child.stdout, child.stderr].map(async (stream) => (stream === null ? '' : text(stream)));
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  process.stdout.write((await Promise.all(printed)).join(''));
  return code;
}

/** The counts of a check; a run that failed as a whole counts as at least one failure. */
function countedBy(check: Check, exitCode: number): Tally {
  const failed = exitCode === 0 ? 0 : 1;
  if (check.tallyFile === undefined)
    return { passed: 1 - failed, failed, skipped: 0, failures: [], flaky: [], files: [] };
  if (!existsSync(check.tallyFile))
    return { passed: 0, failed: 1, skipped: 0, failures: [], flaky: [], files: [] };
  const counted = tally.parse(JSON.parse(readFileSync(check.tallyFile, 'utf8')));
  return { ...counted, failed: Math.max(counted.failed, failed) };
}

async function perform(check: Check, held: boolean): Promise<Part> {
  const start = performance.now();
  if (!held) process.stdout.write(`\n--- ${check.name}\n`);
  const counted = countedBy(check, await run(check, held));
  const seconds = (performance.now() - start) / 1_000;
  process.stdout.write(
    `--- ${check.name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds.toFixed(1)} s\n`,
  );
  return { name: check.name, seconds, ...counted };
}

async function performAll(lane: readonly Check[], held: boolean): Promise<readonly Part[]> {
  const performed: Part[] = [];
  for (const check of lane) performed.push(await perform(check, held));
  return performed;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const browser: Check = { name: 'browser', part: 'stories', command: [node, 'tests/support/chromium.ts'] };
if (chosen.some((part) => part === 'stories' || part === 'journeys') && (await run(browser, false)) !== 0) {
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

const start = performance.now();
const ended: Part[] = [];
const isPrepared = stages.flat(2).includes(hostileInput) ? perform(preparation, true) : undefined;
for (const lanes of stages) {
  if (lanes.flat().includes(hostileInput) && isPrepared !== undefined) ended.push(await isPrepared);
  ended.push(...(await Promise.all(lanes.map((lane, index) => performAll(lane, index > 0)))).flat());
}
const { lines, failed } = summary(ended, (performance.now() - start) / 1_000, asked.strict);
process.stdout.write(`\n${lines.join('\n')}\n`);
process.exitCode = failed === 0 ? 0 : 1;
