import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { faultsVariable } from '../../apps/server/src/testing/tellFault.ts';
import { faultFiles, notTold } from './expectedFaults.ts';

/**
 * Breaks a server's dependencies one after the other, and ends with a table of what the operator and the admin saw each
 * time: `npm run faults`, with TEST_DATABASE_URL for both stores. `--rounds 10` reduces the number of kills from a
 * hundred, `--only killed` runs the files whose names contain the word. The same tests run once each in `npm test`.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { values: asked } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, only: { type: 'string', default: '' } },
});
const chosen = faultFiles.filter((file) => file.includes(asked.only));
if (chosen.length === 0) throw new Error(`No file of these has "${asked.only}" in its name`);

const results = path.join(root, 'test-results');
const told = path.join(results, 'faults.jsonl');
mkdirSync(results, { recursive: true });
rmSync(told, { force: true });
writeFileSync(told, '');

const vitest = spawn(
  path.join(root, 'node_modules/.bin/vitest'),
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'server',
    '--no-file-parallelism',
    '--reporter',
    'verbose',
    ...chosen,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, [faultsVariable]: told, KILL_ROUNDS: asked.rounds } },
);
const [code] = await once(vitest, 'exit');

const seen = z.object({
  fault: z.string(),
  operator: z.string(),
  admin: z.string(),
  counted: z.string().optional(),
});
const rows = readFileSync(told, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => seen.parse(JSON.parse(line)));
/** The names of temporary folders are omitted. */
const plain = (text: string): string => text.replaceAll(`${tmpdir()}/`, '…/') || '(nothing)';
for (const { fault, operator, admin, counted } of rows) {
  process.stdout.write(`\n${fault}\n`);
  process.stdout.write(`  operator  ${plain(operator)}\n`);
  process.stdout.write(`  admin     ${plain(admin)}\n`);
  if (counted !== undefined) process.stdout.write(`  counted   ${counted}\n`);
}
const withPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
if (!withPostgres) process.stdout.write('\nPostgreSQL was left out: set TEST_DATABASE_URL.\n');
// Faults can only be missing if all files were run.
const missed =
  chosen.length < faultFiles.length
    ? []
    : notTold(
        rows.map(({ fault }) => fault),
        withPostgres,
      );
for (const line of missed) process.stdout.write(`\nNot told: ${line}`);
process.stdout.write(
  `\n${rows.length} faults told, ${code === 0 ? 'all as they should be' : 'some tests failed'}${
    missed.length === 0 ? '' : `, ${missed.length} kinds missed (a disk of its own needs root on Linux)`
  }\n`,
);
process.exitCode = code === 0 && missed.length === 0 ? 0 : 1;
