import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

/** Debian keeps a server's programs off the PATH, in a folder for each version. */
const versionsFolder = '/usr/lib/postgresql';
const programs = ['initdb', 'pg_ctl', 'postgres'] as const;

function findFolder(): string | undefined {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder) : [];
  const folders = [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => path.join(versionsFolder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => programs.every((name) => existsSync(path.join(folder, name))));
}

/** The account that runs it: PostgreSQL refuses root. None for the test's own. */
type Account = { uid: number; gid: number } | undefined;

const idOf = (option: string): number =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));

function findAccount(): Account | string {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return 'PostgreSQL refuses to run as root, and there is no account postgres';
  }
}

const programFolder = findFolder();
const account = findAccount();

/** Why tests that start and stop a PostgreSQL are skipped here; undefined if they can. */
export const noOwnPostgres: string | undefined =
  programFolder === undefined
    ? `neither ${versionsFolder} nor the PATH has ${programs.join(', ')}`
    : typeof account === 'string'
      ? account
      : undefined;

/** How it ends: connections are told and cut, or everything is abandoned as in a crash. */
export type PostgresStop = 'fast' | 'immediate';

/** A PostgreSQL that a test can stop and start. */
export type OwnPostgres = {
  url: string;
  /** Resolves once it accepts connections. */
  start: () => Promise<void>;
  /** Resolves once none of its processes is left. */
  stop: (how: PostgresStop) => Promise<void>;
};

/** Creates a PostgreSQL server with an empty cluster, which is running, until the test ends. */
export async function openOwnPostgres(): Promise<OwnPostgres> {
  if (programFolder === undefined || typeof account === 'string') throw new Error(noOwnPostgres);
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-postgres-'));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const run = async (program: (typeof programs)[number], ...args: string[]): Promise<void> => {
    await promisify(execFile)(path.join(programFolder, program), args, {
      cwd: folder,
      timeout: 60_000,
      ...account,
    });
  };
  const stop = (how: PostgresStop): Promise<void> => run('pg_ctl', 'stop', '-w', '-D', data, '-m', how);
  onTestFinished(async () => {
    // It may not be running.
    await stop('immediate').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  });

  await run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync');
  const port = await freePort();
  await appendFile(
    path.join(data, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\n`,
  );
  // Its output goes to a file: with a pipe of this process, starting it would not end before it does.
  const start = (): Promise<void> => run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(folder, 'log'));
  await start();
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, start, stop };
}

/** A port that is free now: PostgreSQL does not choose one itself, and has to come back on the same. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}
