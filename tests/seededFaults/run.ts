import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { everydayJourneys, everydayStories } from '../support/everyday.ts';
import { long } from '../support/long.ts';
import { tally, tallyVariable } from '../support/tally.ts';
import { type FaultPart, faultParts, type SeededFault, seededFaults } from './seededFaults.ts';

/**
 * Puts faults into the last commit, one at a time, and tells by which test the everyday run finds each: `npm run
 * seeded-faults`. `--only 'panel|banner'` tries the faults whose names match, `--all` searches with every test.
 * Exits with 1 if one is not found.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { values: asked } = parseArgs({
  options: { only: { type: 'string', default: '' }, all: { type: 'boolean', default: false } },
});
const wanted = new RegExp(asked.only);
const chosen = seededFaults.filter(({ name }) => wanted.test(name));
if (chosen.length === 0) throw new Error(`No fault's name matches ${asked.only}`);

/** A clone with packages of its own, so that nothing of the fault reaches the repository or its caches. */
function cloned(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-faults-'));
  for (const [program, ...args] of [
    [process.execPath, path.join(root, 'tests/support/chromium.ts')],
    ['git', 'clone', '--quiet', '--shared', root, folder],
    ['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder],
  ] as const) {
    const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${program} ended with ${String(status)}`);
  }
  // It tells whether a fault can be put in, and so would find each of them.
  rmSync(path.join(folder, 'tests/seededFaults/seededFaults.test.ts'), { force: true });
  return folder;
}

const folder = cloned();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const told = path.join(folder, 'told.json');
const bin = (name: string): string => path.join(folder, 'node_modules/.bin', name);
const vitest = (projects: readonly string[], files: readonly string[] = []): readonly string[] => [
  bin('vitest'),
  'run',
  '--config=tests/vitest.config.ts',
  '--bail=1',
  ...projects.map((project) => `--project=${project}`),
  ...(asked.all ? [] : [`--tags-filter=!${long}`, ...files]),
];

/** Each ends with its first failure. */
const commands: Readonly<Record<FaultPart, readonly string[]>> = {
  rules: vitest(['unit', 'slowRules', 'architecture']),
  server: vitest(['server', 'contract', 'trust']),
  stories: vitest(['stories'], everydayStories),
  palettes: vitest(['palettes']),
  journeys: [
    bin('playwright'),
    'test',
    '--config=tests/playwright.config.ts',
    '--max-failures=1',
    ...(asked.all ? [] : everydayJourneys),
  ],
};

/** The first test that fails in a part; undefined if all pass. Throws if the part did not get as far as its tests. */
async function failureIn(part: FaultPart): Promise<string | undefined> {
  rmSync(told, { force: true });
  const [program = '', ...args] = commands[part];
  const child = spawn(program, args, {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      LONG_TESTS: asked.all ? 'on' : 'off',
      [tallyVariable]: told,
      ...(part === 'palettes' && { NODE_ENV: 'production' }),
    },
  });
  const [code] = await once(child, 'exit');
  if (code === 0) return undefined;
  const { failures } = existsSync(told)
    ? tally.parse(JSON.parse(readFileSync(told, 'utf8')))
    : { failures: [] };
  const [first] = failures;
  // A browser or a database that does not start is no fault found.
  if (first === undefined) throw new Error(`${part} ended with ${String(code)}, without a failed test`);
  return first.split('\n')[0];
}

/** The part that finds a fault, and its first failing test. */
async function finderOf({ file, before, after, likely }: SeededFault): Promise<string | undefined> {
  const seeded = path.join(folder, file);
  const source = readFileSync(seeded, 'utf8');
  writeFileSync(
    seeded,
    source.replace(before, () => after),
  );
  try {
    for (const part of [likely, ...faultParts.filter((other) => other !== likely)]) {
      const failure = await failureIn(part);
      if (failure !== undefined) return `${part}: ${failure}`;
    }
    return undefined;
  } finally {
    writeFileSync(seeded, source);
  }
}

let found = 0;
for (const fault of chosen) {
  const start = performance.now();
  const finder = await finderOf(fault);
  if (finder !== undefined) found += 1;
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  process.stdout.write(`${fault.name} (${seconds} s)\n  ${finder ?? 'NOT FOUND'}\n`);
}
process.stdout.write(`\n${found} of ${chosen.length} found ${asked.all ? 'by all tests' : 'every day'}\n`);
process.exitCode = found === chosen.length ? 0 : 1;
