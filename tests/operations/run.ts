import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startTestS3 } from '../../apps/server/src/testing/testStorage.ts';
import { type CommandBlock, commandBlocks } from './commandBlocks.ts';
import { writeStandIns } from './standIns.ts';

/**
 * Follows docs/operations.md literally on a fresh copy of the last commit: each command block runs unchanged, except
 * for paths, ports and hosts. PostgreSQL is the one of TEST_DATABASE_URL, the bucket is a small S3 server of the tests.
 * With `--keep` the folder is kept. Without a database, blocks that need one are skipped and listed.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { values: asked } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const home = mkdtempSync(path.join(tmpdir(), 'vitrin-operations-'));
const database = process.env['TEST_DATABASE_URL'];
const role = `operations_${randomBytes(4).toString('hex')}`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<unknown>((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Texts of the document and their replacements on this machine. */
function replacements(ports: ReadonlyMap<string, number>, bucket: string): [from: RegExp, to: string][] {
  const address = new URL(database ?? 'postgres://postgres@127.0.0.1:5432/postgres');
  const { host } = address;
  const npm = execFileSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  return [
    [/s3:\/\/ANAHTAR:SIR@s3\.internal\/\S+/g, bucket],
    [/postgres:\/\/vitrin:degistirin@db\.internal\/vitrin/g, `postgres://${role}:degistirin@${host}/${role}`],
    [/postgres:\/\/postgres@db\.internal\/postgres/g, address.href],
    [/(create role|create database|owner|\\c) vitrin\b/g, `$1 ${role}`],
    [/\/usr\/bin\/npm/g, npm],
    [/(?<![\w/.])\/(?=(?:etc|srv|var\/lib)\/)/g, `${home}/`],
    ...[...ports].map(([port, here]): [RegExp, string] => [new RegExp(`\\b${port}\\b`, 'g'), String(here)]),
  ];
}

const needsDatabase = ({ heading }: CommandBlock): boolean => /^[67]\./.test(heading);

/**
 * Runs all blocks one after the other, those after the installation each as in a new shell: months lie between them.
 * Returns the place of a failure.
 */
async function follow(blocks: readonly CommandBlock[], pairs: readonly [RegExp, string][]): Promise<number> {
  const here = (text: string): string => pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const shellOf = ({ heading, needs, commands }: CommandBlock): string => {
    // With Docker nothing is unpacked: the clone contains the files.
    if (needs !== undefined) return `(cd ${path.join(home, 'checkout')}\n${here(commands)}\n)`;
    return heading.startsWith('1.') ? here(commands) : `(cd /\n${here(commands)}\n)`;
  };
  const steps = blocks.map(
    (block) =>
      `step=${block.line}; printf '\\n--- %s (line ${block.line})\\n' ${JSON.stringify(block.heading)}; SECONDS=0\n${shellOf(
        block,
      )}\nprintf -- '--- line ${block.line} in %s s\\n' "$SECONDS"`,
  );
  // A visitor writes once the site is up; after all further steps the message has to be in the last database.
  const installed = blocks.findLastIndex(({ heading }) => heading.startsWith('1.'));
  steps.splice(
    installed + 1,
    0,
    here(`curl -fsS -H 'content-type: application/json' -o /dev/null http://127.0.0.1:3000/api/contact-messages \\
      -d '{"name":"Elif","email":"elif@ornek.example","subject":"","message":"Merhaba"}'`),
  );
  if (blocks.some(needsDatabase)) {
    steps.push(
      here(
        `step='the visitor'; test "$(psql postgres://vitrin:degistirin@db.internal/vitrin -tAc 'select count(*) from contact_message')" = 1`,
      ),
    );
  }
  const script = path.join(home, 'commands.sh');
  writeFileSync(
    script,
    `set -eo pipefail\ntrap 'echo "Stopped in the block of line $step"' ERR\n${steps.join('\n')}\n`,
  );
  const { PATH = '' } = process.env;
  const shell = spawn('bash', [script], {
    cwd: path.join(home, 'checkout'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: `${path.join(home, 'bin')}:${PATH}`,
      OPERATIONS_ROOT: home,
      npm_config_prefer_offline: 'true',
      npm_config_loglevel: 'error',
    },
  });
  const [status] = await once(shell, 'exit');
  return typeof status === 'number' ? status : 1;
}

/** Stops processes that a failure has left running, and removes what was created. */
function clear(): void {
  const state = path.join(home, 'run');
  for (const file of existsSync(state) ? readdirSync(state) : []) {
    if (file.endsWith('.pid')) {
      const pid = Number(readFileSync(path.join(state, file), 'utf8'));
      spawnSync('kill', ['-KILL', '--', `-${pid}`]);
    }
  }
  if (database !== undefined) {
    for (const command of [`drop database if exists ${role} with (force)`, `drop role if exists ${role}`])
      spawnSync('psql', [database, '-qc', command], { stdio: 'ignore' });
  }
  if (asked.keep) say(`Kept: ${home}`);
  else rmSync(home, { recursive: true, force: true });
}

const document = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
const all = commandBlocks(document);
/** One of the nodes, which only a database makes possible. */
const needsNodes = ({ commands }: CommandBlock): boolean => /\b3001\b/.test(commands);
const leftOut = all.filter((block) => database === undefined && (needsDatabase(block) || needsNodes(block)));
/** The Docker client can read the file without its daemon; without Docker a stand-in does so. */
const withDocker = all.every(
  ({ needs }) => needs === undefined || spawnSync('bash', ['-c', `${needs} version`]).status === 0,
);
const blocks = all.filter((block) => !leftOut.includes(block));
mkdirSync(path.join(home, 'etc/systemd/system'), { recursive: true });
for (const folder of ['srv', 'var/lib']) mkdirSync(path.join(home, folder), { recursive: true });
writeStandIns(path.join(home, 'bin'), { withDocker });
execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, path.join(home, 'checkout')]);
const ports = new Map<string, number>();
for (const port of ['3000', '3001', '3002']) ports.set(port, await freePort());

const bucket = await startTestS3(path.join(home, 'bucket'));
let code = 1;
try {
  code = await follow(blocks, replacements(ports, bucket.address));
} finally {
  // Stops the processes that still use the bucket first.
  clear();
  await bucket.close();
}
for (const { heading, line } of leftOut)
  say(`Left out: line ${line} (${heading}), as there is no PostgreSQL: set TEST_DATABASE_URL`);
if (spawnSync('bash', ['-c', 'command -v systemd-analyze']).status !== 0)
  say('The units were read by a stand-in alone: systemd is not installed here');
if (!withDocker) say('"docker compose config" was done by a stand-in: variables and the schema of Compose');
say(
  code === 0
    ? `\n${blocks.length} of ${all.length} blocks of docs/operations.md ran, each as it should`
    : '\nA block of docs/operations.md failed, and those after it did not run',
);
process.exitCode = code;
