import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { startCommand } from '../support/startCommand.ts';

const root = path.resolve(import.meta.dirname, '../..');
const admin = { email: 'admin@ornek.example', password: 'uzun-bir-deneme-2026' };

/** A response's latency in milliseconds and its size in bytes. */
type Timed = { ms: number; bytes: number };

/** The built server over a separate store. */
export type BuiltServer = Awaited<ReturnType<typeof startBuilt>>;

/** Starts the built server, which ends with `signal` at the latest. The first start over a store writes the demo. */
export async function startBuilt(at: {
  folder: string;
  port: string;
  databaseUrl?: string | undefined;
  env?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}) {
  const url = `http://127.0.0.1:${at.port}`;
  const child = spawn(process.execPath, [...startCommand.flags, 'apps/server/dist/server.js'], {
    cwd: root,
    stdio: 'ignore',
    signal: at.signal,
    env: {
      ...process.env,
      ...startCommand.env,
      NODE_ENV: 'production',
      DATA_DIR: at.folder,
      PORT: at.port,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...(at.databaseUrl !== undefined && { DATABASE_URL: at.databaseUrl }),
      ...at.env,
    },
  });
  child.once('error', () => undefined);
  const workers = Number(at.env?.['WORKERS'] ?? 1);

  async function get(address: string, token = ''): Promise<Timed> {
    const began = performance.now();
    const answer = await fetch(url + address, {
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    return { ms: performance.now() - began, bytes: byteLength };
  }

  async function json(address: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(url + address, init);
    return answer.json();
  }

  async function signIn(): Promise<string> {
    const body = await json('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    return typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
  }

  async function waitUntilHealthy(): Promise<void> {
    for (let tries = 0; tries < 1_200; tries += 1) {
      const healthy = await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (healthy) return;
      await setTimeout(100);
    }
    throw new Error('The server did not start');
  }

  await waitUntilHealthy();
  return {
    url,
    get,
    json,
    signIn,
    /** Writes something that every page depends on, which invalidates everything cached. */
    write: (token: string): Promise<unknown> =>
      json('/api/site-info', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ address: String(performance.now()) }),
      }),
    /** The memory that it holds, in megabytes. */
    memory: (): number => memoryOf(child.pid),
    /** The memory that each of its workers holds. */
    workersMemory: (): number[] =>
      workers === 1 ? [memoryOf(child.pid)] : childrenOf(child.pid).map(memoryOf),
    /** The number of its open file descriptors: files, connections and pipes. */
    descriptors: (): number => readdirSync(`/proc/${child.pid}/fd`).length,
    /** Whether it still runs. */
    isAlive: (): boolean => child.exitCode === null && child.signalCode === null,
    /** Tells it to end, and resolves with its exit code once it has. */
    stop: async (): Promise<number | null> => {
      const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The resident memory of a process, in megabytes. */
function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
