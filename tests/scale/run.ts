import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openStore } from '../../apps/server/src/store/openStore.ts';
import { copyDemo, prepareDemo } from '../support/preparedDemo.ts';
import { type BuiltServer, median, startBuilt } from './builtServer.ts';
import { fill } from './fill.ts';

/**
 * Measures how a site scales: the built server over stores with more and more entries of each kind, and for each
 * address the size and the latency of its first response after a write and of later ones. Times are medians of one run
 * on one machine: compare the columns, not the milliseconds. Usage: npm run scale -- --sizes 10,1000,10000,100000
 */
const { values: asked } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,1000,10000,100000' },
    port: { type: 'string', default: '4790' },
  },
});
const sizes = asked.sizes.split(',').map(Number);
const rounds = 15;

/** Addresses of visitors, and of the panel, which are requested with a token. */
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

const start = (folder: string): Promise<BuiltServer> =>
  startBuilt({ folder, port: asked.port, signal: whole.signal });

type Row = { address: string; bytes: number; first: number; later: number };

async function measure(
  server: BuiltServer,
  address: string,
  { token, writer }: { token: string; writer: string },
): Promise<Row> {
  const firsts: number[] = [];
  const laters: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    await server.write(writer);
    firsts.push((await server.get(address, token)).ms);
    const again = await server.get(address, token);
    laters.push(again.ms);
    bytes = again.bytes;
  }
  return { address, bytes, first: median(firsts), later: median(laters) };
}

const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-scale-'));
try {
  // With pictures that are finished: copies of unfinished ones would be worked on while pages are measured.
  await prepareDemo();
  await copyDemo(folder);
  // The first start makes the account.
  await (await start(folder)).stop();
  for (const size of sizes) {
    const store = await openStore({ folder, clock: systemClock });
    await fill(store, size);
    await store.close();
    const server = await start(folder);
    await setTimeout(3_000);
    const rest = server.memory();
    const token = await server.signIn();
    const newest: unknown = await server.json('/api/blog?page=1&pageSize=1');
    const [post] = Array.isArray(newest) ? newest : [];
    const rows: Row[] = [];
    for (const address of visitors) {
      if (address.includes('sayfa') && size < 20) continue;
      const named = address.replace('{path}', post.path).replace('{tag}', encodeURIComponent(post.tags[0]));
      rows.push({ ...(await measure(server, named, { token: '', writer: token })), address });
    }
    for (const address of panel) rows.push(await measure(server, address, { token, writer: token }));
    process.stdout.write(
      `\n${size} entries of each kind: ${rest.toFixed(0)} MB at rest, ${server.memory().toFixed(0)} MB after\n` +
        `${'address'.padEnd(48)} ${'kB'.padStart(8)} ${'first ms'.padStart(9)} ${'later ms'.padStart(9)}\n`,
    );
    for (const { address, bytes, first, later } of rows) {
      process.stdout.write(
        `${address.padEnd(48)} ${(bytes / 1_000).toFixed(1).padStart(8)} ${first.toFixed(1).padStart(9)} ${later.toFixed(1).padStart(9)}\n`,
      );
    }
    await server.stop();
  }
} finally {
  whole.abort();
  await rm(folder, { recursive: true, force: true });
}
