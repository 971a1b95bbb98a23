import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as waitFor } from 'node:timers/promises';
import { z } from 'zod';
import { type DockerStep, dockerStages } from './dockerSteps.ts';

/**
 * Executes the Dockerfile without Docker: each stage in a folder, each step unchanged, on this machine's Node; then
 * runs the result like the image, requests its health check, and prints its size: `node tests/operations/image.ts`. The
 * base image is not covered.
 */
const root = path.resolve(import.meta.dirname, '../..');
const home = mkdtempSync(path.join(tmpdir(), 'vitrin-image-'));
const checkout = path.join(home, 'context');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const megabytes = (folder: string): number =>
  globSync('**/*', { cwd: folder })
    .map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.isFile() === true ? found.size : 0), 0) / 1_000_000;

/** The folder of a stage, which replaces the root of the image. */
const folderOf = (name: string): string => path.join(home, 'stages', name);

function copy(stage: string, work: string, rest: string): void {
  const words = rest.split(/\s+/);
  const from = /^--from=(.*)$/.exec(words[0] ?? '')?.[1];
  const sources = from === undefined ? words.slice(0, -1) : words.slice(1, -1);
  const target = words.at(-1) ?? '';
  const into = path.join(folderOf(stage), path.resolve(work, target));
  for (const source of sources) {
    const file = from === undefined ? path.join(checkout, source) : path.join(folderOf(from), source);
    const isFolder = statSync(file).isDirectory();
    const place = isFolder || !target.endsWith('/') ? into : path.join(into, path.basename(source));
    mkdirSync(path.dirname(place), { recursive: true });
    cpSync(file, place, { recursive: true, verbatimSymlinks: true });
  }
}

function perform(stage: string, steps: readonly DockerStep[], env: Record<string, string>): string {
  let work = '/';
  for (const { word, rest } of steps) {
    if (word === 'WORKDIR') work = path.resolve(work, rest);
    if (word === 'COPY') copy(stage, work, rest);
    if (word === 'ENV') {
      for (const pair of rest.split(/\s+/)) {
        const [name = '', value = ''] = pair.split('=', 2);
        env[name] = value;
      }
    }
    // Accounts and folders at the root are left to Docker.
    if (word === 'RUN' && rest.startsWith('npm')) {
      const cwd = path.join(folderOf(stage), work);
      mkdirSync(cwd, { recursive: true });
      say(`--- ${stage}: ${rest}`);
      execFileSync('bash', ['-c', rest], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    }
  }
  return work;
}

try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, checkout]);
  rmSync(path.join(checkout, '.git'), { recursive: true });
  const works = new Map<string, string>();
  let env: Record<string, string> = {};
  let last = '';
  for (const [index, { from, name, steps }] of dockerStages(
    readFileSync(path.join(root, 'Dockerfile'), 'utf8'),
  ).entries()) {
    last = name || `stage-${index}`;
    mkdirSync(folderOf(last), { recursive: true });
    if (works.has(from)) cpSync(folderOf(from), folderOf(last), { recursive: true, verbatimSymlinks: true });
    env = {};
    const before: DockerStep[] = works.has(from) ? [{ word: 'WORKDIR', rest: works.get(from) ?? '/' }] : [];
    works.set(last, perform(last, [...before, ...steps], env));
    say(`--- ${last}: ${megabytes(folderOf(last)).toFixed(0)} MB`);
  }
  const app = path.join(folderOf(last), works.get(last) ?? '/');
  const stage = dockerStages(readFileSync(path.join(root, 'Dockerfile'), 'utf8')).at(-1);
  const argsOf = (word: string): string[] => {
    const rest = stage?.steps.find((step) => step.word === word)?.rest ?? '[]';
    const list = rest.slice(rest.indexOf('['));
    return z.array(z.string()).parse(JSON.parse(list)).slice(1);
  };
  const forWork = globSync('**/*.{test,stories}.{ts,tsx}', { cwd: path.join(app, 'apps') });
  const tools = ['typescript', 'vite', 'vitest', 'storybook', '@playwright/test', 'esbuild'].filter((name) =>
    existsSync(path.join(app, 'node_modules', name)),
  );
  say(
    `The image's own layers: ${megabytes(folderOf(last)).toFixed(0)} MB, of these libraries ${megabytes(path.join(app, 'node_modules')).toFixed(0)} MB`,
  );
  say(`Tools that build: ${tools.join(', ') || 'none'}; tests and stories: ${forWork.length}`);

  const settings = {
    PATH: process.env['PATH'] ?? '',
    ...env,
    DATA_DIR: path.join(home, 'data'),
    PORT: '38517',
    HOST: '127.0.0.1',
    DEMO: 'none',
    LOG_LEVEL: 'warn',
  };
  mkdirSync(settings.DATA_DIR);
  const server = spawn(process.execPath, argsOf('CMD'), { cwd: app, env: settings, stdio: 'inherit' });
  const ended = once(server, 'exit');
  let health = 1;
  for (let turn = 0; turn < 60 && health !== 0; turn += 1) {
    await waitFor(500);
    const check = spawn(process.execPath, argsOf('HEALTHCHECK'), { cwd: app, env: settings });
    const [code] = await once(check, 'exit');
    health = Number(code);
  }
  const page = await fetch(`http://127.0.0.1:${settings.PORT}/`).then(
    (answer) => answer.status,
    () => 0,
  );
  const panel = await fetch(`http://127.0.0.1:${settings.PORT}/admin`).then(
    (answer) => answer.status,
    () => 0,
  );
  server.kill('SIGTERM');
  const [code] = await ended;
  const good =
    health === 0 && page === 200 && panel === 200 && code === 0 && tools.length === 0 && forWork.length === 0;
  say(
    `Health check ${health}, page ${page}, panel ${panel}, end ${String(code)}: ${good ? 'as it should be' : 'wrong'}`,
  );
  process.exitCode = good ? 0 : 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
