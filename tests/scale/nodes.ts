import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openTestBalancer } from '../../apps/server/src/testing/testBalancer.ts';
import { type BuiltServer, startBuilt } from './builtServer.ts';
import { countsOf, kindsOf, printTable, startMixedLoad } from './mixedLoad.ts';
import { demoDatabase } from './testDatabase.ts';

/**
 * Two nodes of the built server on the PostgreSQL of TEST_DATABASE_URL, behind a balancer that takes them in turn, checks
 * their readiness and tries nothing twice. Under load of visitors and admins each node is told to end and started again,
 * one after the other. Ends with 1 if a request failed, an acknowledged write is missing, or a read through the balancer
 * showed what was before one, or a node ended with a failure. Usage: npm run scale:nodes -- --rounds 2 --port 4793
 */
const { values: asked } = parseArgs({
  options: { rounds: { type: 'string', default: '2' }, port: { type: 'string', default: '4793' } },
});
const ports = [asked.port, String(Number(asked.port) + 1)];

const whole = new AbortController();
const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-nodes-'));
const schema = await demoDatabase(folder, false);
const balancer = await openTestBalancer();
try {
  // On one machine nodes may share the folder of the pictures, as workers do.
  const start = async (port: string): Promise<BuiltServer> => {
    const node = await startBuilt({ folder, port, databaseUrl: schema.url, signal: whole.signal });
    balancer.add(node.url);
    return node;
  };
  const areReady = async (count: number): Promise<void> => {
    while (balancer.ready() !== count) await setTimeout(20);
  };
  const nodes = new Map<string, BuiltServer>();
  for (const port of ports) nodes.set(port, await start(port));
  await areReady(ports.length);
  const token = (await [...nodes.values()][0]?.signIn()) ?? '';

  const load = startMixedLoad(balancer.url, token);
  await setTimeout(5_000);
  const rows: (string | number)[][] = [
    ['', 'requests', 'failed', 'p50 ms', 'p99 ms', 'longest', 'to end, ms', 'to be ready, ms'],
  ];
  const note = (name: string, from: number, times: readonly number[] = []): void => {
    const { all, ok, p50, p99, longest } = countsOf(load.ended.slice(from));
    rows.push([name, all, all - ok, p50, p99, longest, ...times.map(Math.round)]);
  };
  note('both', 0);
  const codes: (number | null)[] = [];
  for (let round = 1; round <= Number(asked.rounds); round += 1) {
    for (const [port, node] of nodes) {
      const from = load.ended.length;
      const begun = performance.now();
      // One node after the other: the balancer notices by itself that it is not ready any more.
      codes.push(await node.stop());
      balancer.remove(node.url);
      const ended = performance.now();
      nodes.set(port, await start(port));
      await areReady(ports.length);
      note(`round ${round}, port ${port} replaced`, from, [ended - begun, performance.now() - ended]);
    }
  }
  const from = load.ended.length;
  await setTimeout(5_000);
  note('both, afterwards', from);
  const missing = await load.stop();
  note('in all', 0);
  printTable(rows);
  process.stdout.write(
    `${load.acknowledged.size} acknowledged entries looked for, ${missing.length} missing; ` +
      `${load.outdated()} reads after a write showed what was before\n`,
  );
  process.stdout.write(`The nodes ended with ${codes.join(', ')}\n`);
  const failed = load.ended.filter(({ status }) => status !== 200);
  for (const kind of kindsOf(failed)) process.stdout.write(`  ${kind}\n`);
  process.exitCode =
    failed.length + missing.length + load.outdated() === 0 && codes.every((code) => code === 0) ? 0 : 1;
  await Promise.all([...nodes.values()].map((node) => node.stop()));
} finally {
  whole.abort();
  await balancer.close();
  await schema.drop();
  await rm(folder, { recursive: true, force: true });
}
