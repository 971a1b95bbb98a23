import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { copyDemo, prepareDemo } from '../support/preparedDemo.ts';
import { median, startBuilt } from './builtServer.ts';
import { countsOf, kindsOf, printTable, startMixedLoad } from './mixedLoad.ts';
import { demoDatabase } from './testDatabase.ts';

/**
 * Some minutes of visitors and of admins who write, on one node of the built server, on SQLite or with `--engine
 * postgres` on the PostgreSQL of TEST_DATABASE_URL: what it holds in the first and in the last third, after a minute for
 * its caches to fill. Ends with 1 if a request failed, an acknowledged write is missing, or the last third holds more
 * than a little more than the first. With a longer `--pause`, the milliseconds between the requests of each, it can
 * run for hours beside other work. Usage: npm run scale:soak -- --minutes 5 --port 4796
 */
const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    engine: { type: 'string', default: 'sqlite' },
    port: { type: 'string', default: '4796' },
    pause: { type: 'string', default: '20' },
  },
});
/** The collector's own ups and downs. */
const bounds = { memory: 1.15, descriptors: 10 };
const warmUpMs = 60_000;

const whole = new AbortController();
const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-soak-'));
const onPostgres = asked.engine === 'postgres';
const schema = onPostgres ? await demoDatabase(folder, true) : undefined;
try {
  if (!onPostgres) {
    await prepareDemo();
    await copyDemo(folder);
  }
  const server = await startBuilt({
    folder,
    port: asked.port,
    databaseUrl: schema?.url,
    env: { SHUTDOWN_GRACE: '0' },
    signal: whole.signal,
  });
  const load = startMixedLoad(server.url, await server.signIn(), {
    keeps: 20,
    pauseMs: Number(asked.pause),
  });
  await setTimeout(warmUpMs);

  type Sample = { memory: number; descriptors: number; requests: number };
  const samples: Sample[] = [];
  for (let second = 0; second < 60 * Number(asked.minutes); second += 1) {
    samples.push({ memory: server.memory(), descriptors: server.descriptors(), requests: load.ended.length });
    // A sample a second.
    await setTimeout(1_000);
  }
  const missing = await load.stop();

  const thirds = [0, 1, 2].map((third) =>
    samples.slice((third * samples.length) / 3, ((third + 1) * samples.length) / 3),
  );
  const of = (third: readonly Sample[], what: keyof Sample): number =>
    Math.round(median(third.map((sample) => sample[what])));
  const counted = (third: readonly Sample[]): number =>
    (third.at(-1)?.requests ?? 0) - (third[0]?.requests ?? 0);
  printTable([
    ['', 'requests', 'memory MB, median', 'most', 'open files, median', 'most'],
    ...thirds.map((third, index) => [
      `third ${index + 1}`,
      counted(third),
      of(third, 'memory'),
      Math.round(Math.max(...third.map(({ memory }) => memory))),
      of(third, 'descriptors'),
      Math.max(...third.map(({ descriptors }) => descriptors)),
    ]),
  ]);
  const { all, ok, p50, p99, longest } = countsOf(load.ended);
  process.stdout.write(
    `${asked.engine}: ${all} requests, ${all - ok} failed; p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms\n` +
      `${load.acknowledged.size} acknowledged entries looked for, ${missing.length} missing; ` +
      `${load.outdated()} reads after a write showed what was before\n`,
  );
  for (const kind of kindsOf(load.ended.filter(({ status }) => status !== 200)))
    process.stdout.write(`  ${kind}\n`);
  const [first = [], , last = []] = thirds;
  const isFlat =
    of(last, 'memory') <= bounds.memory * of(first, 'memory') &&
    of(last, 'descriptors') <= bounds.descriptors + of(first, 'descriptors');
  process.exitCode = isFlat && all - ok + missing.length + load.outdated() === 0 ? 0 : 1;
  await server.stop();
} finally {
  whole.abort();
  await schema?.drop();
  await rm(folder, { recursive: true, force: true });
}
