import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openStore } from '../../apps/server/src/store/openStore.ts';
import { fill } from './fill.ts';

/**
 * Measures how a site grows: the built server over stores with more and more entries of each kind, and for each address
 * the bytes and the time of its first answer after a write and of later ones. Times are medians of one run on one
 * machine: compare the columns, not the milliseconds. Usage: npm run scale -- --sizes 10,1000,10000,100000
 */
const { values: asked } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,1000,10000,100000' },
    port: { type: 'string', default: '4790' },
  },
});
const sizes = asked.sizes.split(',').map(Number);
const url = `http://127.0.0.1:${asked.port}`;
const root = path.resolve(import.meta.dirname, '../..');
const rounds = 15;
const admin = { email: 'admin@ornek.example', password: 'uzun-bir-deneme-2026' };

/** Addresses of visitors, and of the panel, which are asked for with a token. */
const visitors = [
  '/',
  '/hizmetlerimiz',
  '/projelerimiz',
  '/foto-galeri',
  '/ekibimiz',
  '/blog',
  '/blog?sayfa=2',
  '/blog/{path}',
  '/blog/tag/{tag}',
  '/feed.xml',
  '/sitemap.xml',
  '/api/blog?page=1&pageSize=13',
  '/api/home-page',
] as const;
const panel = [
  '/api/blog/admin?page=1&pageSize=25',
  '/api/blog/admin?page=1&pageSize=25&sort=title',
  '/api/blog/admin?page=1&pageSize=25&q=cephe',
  '/api/projects/admin?page=1&pageSize=25',
] as const;

const whole = new AbortController();

async function start(folder: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--max-semi-space-size=4', 'apps/server/dist/server.js'], {
    cwd: root,
    stdio: 'ignore',
    // Ends with this program, however that ends.
    signal: whole.signal,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: asked.port,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  server.once('error', () => undefined);
  for (let tries = 0; tries < 600; tries += 1) {
    const healthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return server;
    await setTimeout(100);
  }
  throw new Error('The server did not start');
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => void server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

const memoryOf = (server: ChildProcess): number => {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
};

async function get(address: string, token: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const answer = await fetch(url + address, {
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { ms: performance.now() - began, bytes: byteLength };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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

/** Something that every page depends on is written, so that nothing kept is fresh. */
const write = (token: string): Promise<unknown> =>
  json('/api/site-info', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ address: String(performance.now()) }),
  });

type Row = { address: string; bytes: number; first: number; later: number };

async function measure(address: string, token: string, writer: string): Promise<Row> {
  const firsts: number[] = [];
  const laters: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    await write(writer);
    firsts.push((await get(address, token)).ms);
    const again = await get(address, token);
    laters.push(again.ms);
    bytes = again.bytes;
  }
  return { address, bytes, first: median(firsts), later: median(laters) };
}

const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-scale-'));
try {
  // The first start writes the demo.
  await stop(await start(folder));
  for (const size of sizes) {
    const store = await openStore({ folder, clock: systemClock });
    await fill(store, size);
    await store.close();
    const server = await start(folder);
    await setTimeout(3_000);
    const rest = memoryOf(server);
    const token = await signIn();
    const newest: unknown = await json('/api/blog?page=1&pageSize=1');
    const [post] = Array.isArray(newest) ? newest : [];
    const rows: Row[] = [];
    for (const address of visitors) {
      if (address.includes('sayfa') && size < 20) continue;
      const named = address.replace('{path}', post.path).replace('{tag}', encodeURIComponent(post.tags[0]));
      rows.push({ ...(await measure(named, '', token)), address });
    }
    for (const address of panel) rows.push(await measure(address, token, token));
    process.stdout.write(
      `\n${size} entries of each kind: ${rest.toFixed(0)} MB at rest, ${memoryOf(server).toFixed(0)} MB after\n` +
        `${'address'.padEnd(48)} ${'kB'.padStart(8)} ${'first ms'.padStart(9)} ${'later ms'.padStart(9)}\n`,
    );
    for (const { address, bytes, first, later } of rows) {
      process.stdout.write(
        `${address.padEnd(48)} ${(bytes / 1_000).toFixed(1).padStart(8)} ${first.toFixed(1).padStart(9)} ${later.toFixed(1).padStart(9)}\n`,
      );
    }
    await stop(server);
  }
} finally {
  whole.abort();
  await rm(folder, { recursive: true, force: true });
}
