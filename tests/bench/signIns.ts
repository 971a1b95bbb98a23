import { performance } from 'node:perf_hooks';

/**
 * Measures the latency of a file and a page during many concurrent sign-ins, next to the same without any. The server
 * runs with RATE_LIMIT=off. Times belong to one run on one machine; compare the columns, not the milliseconds. Usage:
 * node tests/bench/signIns.ts http://localhost:3000 [60]
 */
const [, , host = 'http://localhost:3000', times = '60'] = process.argv;
const atOnce = Number(times);
const idleRounds = 40;

async function timed(path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(host + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - start;
}

/** A guess at an account of its own, so that no per-account limit responds before the password is checked. */
async function signIn(number: number): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  const { status } = await fetch(`${host}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `guest-${number}@example.com`, password: 'not the password' }),
  });
  return { status, ms: performance.now() - start };
}

const html = await (await fetch(host)).text();
const file = /(?:href|src)="(\/assets\/build\/[^"]+\.js)"/.exec(html)?.[1];
if (file === undefined) throw new Error(`${host} names no built script`);
const paths = [
  ['a file', file],
  ['a page', '/'],
] as const;

const textOf = (all: readonly number[]): string => {
  const sorted = all.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${median.toFixed(1).padStart(11)} ${(sorted.at(-1) ?? 0).toFixed(1).padStart(9)}`;
};

/** Requests a file and a page alternately: measures how long each takes, not how they affect each other. */
async function measure(goesOn: (round: number) => boolean): Promise<number[][]> {
  const all = paths.map((): number[] => []);
  for (let round = 0; round === 0 || goesOn(round); round += 1) {
    for (const [index, [, path]] of paths.entries()) {
      all[index]?.push(await timed(path));
    }
  }
  return all;
}

const idle = await measure((round) => round < idleRounds);
let open = atOnce;
const signIns = Promise.all(
  Array.from({ length: atOnce }, async (_, number) => {
    const answer = await signIn(number);
    open -= 1;
    return answer;
  }),
);
const busy = await measure(() => open > 0);
const answers = await signIns;

process.stdout.write(`             nobody signs in         ${atOnce} sign in\n`);
process.stdout.write('              median    worst     median    worst  ms\n');
for (const [index, [name]] of paths.entries()) {
  process.stdout.write(`${name.padEnd(8)}${textOf(idle[index] ?? [])}${textOf(busy[index] ?? [])}\n`);
}
const statuses = Map.groupBy(answers, ({ status }) => status);
const counts = [...statuses].map(([status, all]) => `${all.length} × ${status}`).join(', ');
const last = Math.max(...answers.map(({ ms }) => ms));
process.stdout.write(`${atOnce} sign-ins: ${counts}; the last answer after ${last.toFixed(0)} ms\n`);
