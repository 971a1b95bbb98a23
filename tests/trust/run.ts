import { parseArgs } from 'node:util';
import { prepare } from '../support/prepare.ts';
import { writeTally } from '../support/tally.ts';
import { type Attacked, attack } from './hostile/attack.ts';
import type { Amount, Kind } from './hostile/kind.ts';
import { limitedKinds, longKinds, openKinds } from './hostile/kinds.ts';
import { startProber } from './hostile/prober.ts';
import { startServer } from './hostile/server.ts';
import { aimAt } from './hostile/target.ts';
import { breaches, head, row } from './hostile/table.ts';

/**
 * Attacks separately started built servers with hostile input of every kind while another visitor reads, and prints the
 * result of each: `node tests/trust/run.ts [--quick] [--only patterns]`. Exits with 1 if a request had a forbidden
 * outcome, another visitor's request failed, or a bound was exceeded.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const amount: Amount = values.quick ? 'quick' : 'long';

/** Two servers: one without rate limits, so that it processes every request, and one configured as behind a proxy. */
const servers: readonly (readonly [Record<string, string>, readonly Kind[]])[] = [
  [{ RATE_LIMIT: 'off' }, values.quick ? openKinds : [...openKinds, ...longKinds]],
  [{ RATE_LIMIT: 'on', TRUSTED_PROXIES: 'private' }, limitedKinds],
];

async function attackOne(env: Record<string, string>, kinds: readonly Kind[]): Promise<Attacked[]> {
  const server = await startServer(0, env);
  const prober = startProber(server.url);
  try {
    const aim = await aimAt(server.url);
    const attacked: Attacked[] = [];
    for (const kind of kinds) {
      // One kind at a time, so that each has its own figures.
      const result = await attack(kind, { server, prober, target: aim() }, amount);
      attacked.push(result);
      process.stdout.write(`${row(result)}\n`);
      for (const fault of breaches(result, amount)) process.stdout.write(`    ${fault}\n`);
    }
    return attacked;
  } finally {
    await prober.stop();
    await server.stop();
  }
}

await prepare();
process.stdout.write(`${head}\n`);
const attacked: Attacked[] = [];
for (const [env, kinds] of servers) {
  const chosen = kinds.filter(({ name }) => new RegExp(values.only).test(name));
  if (chosen.length > 0) attacked.push(...(await attackOne(env, chosen)));
}
const failures = attacked.filter((one) => breaches(one, amount).length > 0).map(({ name }) => name);
const failed = failures.length;
const passed = attacked.length - failed;
const files = attacked.map(({ name, seconds }) => ({ project: 'trust', file: name, tests: 1, seconds }));
writeTally({ passed, failed, skipped: 0, failures, flaky: [], files });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
