import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { buildStorybook, serveStorybook } from '../support/storybookBuild.ts';
import { baselines, optionsVariable, reportFolder } from './options.ts';

/**
 * Compares the stories with their baselines from this machine: `npm run visual -- [--update] [--only <pattern>]
 * [--widths 390,1440] [--workers 2] [--no-build]`.
 */
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,1440' },
    workers: { type: 'string', default: '2' },
    'no-build': { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (!/^\d+(?:,\d+)*$/.test(values.widths) || !/^[1-9]\d*$/.test(values.workers)) {
  say('Widths and workers are whole numbers, as in: --widths 390,1440 --workers 2');
  process.exit(2);
}

const start = performance.now();
if (!values['no-build']) {
  say('Building the catalogue …');
  await buildStorybook();
}

const isFirst = !existsSync(baselines);
const updates = values.update || isFirst;
if (isFirst) say('There are no baselines on this machine yet: this run makes them and compares nothing.');
else if (values.update) say('Making the baselines again, from the files as they are now.');
// Baselines of deleted stories would never be compared again.
if (values.update && values.only === '') await rm(baselines, { recursive: true, force: true });

const root = path.resolve(import.meta.dirname, '../..');
const { url, server } = await serveStorybook('/');
const child = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    path.join(import.meta.dirname, 'playwright.config.ts'),
    '--workers',
    values.workers,
    `--update-snapshots=${updates ? 'all' : 'none'}`,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [optionsVariable]: [url, values.widths, values.only].join('\n') },
  },
);
const code = await new Promise<number>((resolve) => {
  child.once('close', (status) => resolve(status ?? 1));
});
server.close();
server.closeAllConnections();

const report = path.join(reportFolder, 'index.html');
say(`Took ${Math.round((performance.now() - start) / 1_000)} s.`);
if (existsSync(report)) say(`Report with before, after and difference: ${report}`);
process.exitCode = code;
