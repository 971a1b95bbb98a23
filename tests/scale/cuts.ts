import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withTestServer } from '../../apps/server/src/testing/testEngines.ts';
import { median, startBuilt } from './builtServer.ts';
import { countsOf, kindsOf, printTable, send, startMixedLoad } from './mixedLoad.ts';
import { demoDatabase } from './testDatabase.ts';

/**
 * The built server on the PostgreSQL of TEST_DATABASE_URL, under load of visitors and admins, while all of its
 * connections are cut every second (`pg_terminate_backend`). Ends with 1 if a request was answered with 500 or not at
 * all, a refusal does not tell when to come again, an acknowledged write is missing, or the process ended. Usage:
 * npm run scale:cuts -- --seconds 30 --port 4795
 */
const { values: asked } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, port: { type: 'string', default: '4795' } },
});

const whole = new AbortController();
const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-cuts-'));
const schema = await demoDatabase(folder, false);
try {
  const server = await startBuilt({
    folder,
    port: asked.port,
    databaseUrl: schema.url,
    env: { SHUTDOWN_GRACE: '0' },
    signal: whole.signal,
  });
  const token = await server.signIn();
  const agent = new Agent({ keepAlive: true });
  const ofServer = new URL(schema.url).searchParams.get('application_name');
  const load = startMixedLoad(server.url, token);
  await setTimeout(5_000);
  const before = load.ended.length;

  const write = (): Promise<{ status: number }> =>
    send(agent, `${server.url}/api/site-info`, {
      method: 'POST',
      token,
      body: { phone: '+90 212 555 10 10' },
    });
  /** Milliseconds from a cut until a write succeeds. */
  const recoveries: number[] = [];
  const cut: number[] = [];
  const recover = async (): Promise<void> => {
    const begun = performance.now();
    // One attempt after the other, as of a person who tries again.
    while ((await write()).status !== 200) await setTimeout(10);
    recoveries.push(performance.now() - begun);
  };
  await withTestServer(async (client) => {
    for (let second = 0; second < Number(asked.seconds); second += 1) {
      const { rowCount } = await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        [ofServer],
      );
      cut.push(rowCount ?? 0);
      // All at once, once a second.
      await Promise.all([recover(), setTimeout(1_000)]);
    }
  });
  const during = load.ended.slice(before);
  const from = load.ended.length;
  await setTimeout(5_000);
  const missing = await load.stop();
  const isAlive = server.isAlive();

  const row = (name: string, ended: typeof during): (string | number)[] => {
    const { all, ok, stale, refused, internal, broken, other, p50, p99, longest } = countsOf(ended);
    return [name, all, ok, stale, refused, internal, broken, other, p50, p99, longest];
  };
  printTable([
    [
      '',
      'requests',
      '200',
      'of them stale',
      '503 with Retry-After',
      '500',
      'no answer',
      'other',
      'p50 ms',
      'p99 ms',
      'longest',
    ],
    row('before', load.ended.slice(0, before)),
    row(`${asked.seconds} cuts, one a second`, during),
    row('afterwards', load.ended.slice(from)),
  ]);
  const longest = Math.max(...recoveries);
  process.stdout.write(
    `${cut.reduce((sum, one) => sum + one, 0)} connections cut, at most ${Math.max(...cut)} at once; the process ${isAlive ? 'runs' : 'HAS ENDED'}; a write succeeds again after ${Math.round(median(recoveries))} ms (median), ${Math.round(longest)} ms at most\n` +
      `${load.acknowledged.size} acknowledged entries looked for, ${missing.length} missing; ` +
      `${load.outdated()} reads after a write showed what was before\n`,
  );
  const wrong = load.ended.filter(
    ({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter !== undefined),
  );
  for (const kind of kindsOf(wrong)) process.stdout.write(`  ${kind}\n`);
  process.exitCode = isAlive && wrong.length + missing.length + load.outdated() === 0 ? 0 : 1;
  agent.destroy();
  await server.stop();
} finally {
  whole.abort();
  await schema.drop();
  await rm(folder, { recursive: true, force: true });
}
