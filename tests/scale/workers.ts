import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startBuilt } from './builtServer.ts';
import { printTable } from './mixedLoad.ts';
import { demoDatabase } from './testDatabase.ts';

/**
 * The built server with one worker and with more on the PostgreSQL of TEST_DATABASE_URL: requests a second of a kept page
 * and of pages that are made anew each time, and the memory of each worker. The load needs a core of its own, so compare
 * the rows of a machine that has more cores than workers. Usage: npm run scale:workers -- --workers 1,2 --seconds 10
 */
const { values: asked } = parseArgs({
  options: {
    workers: { type: 'string', default: '1,2' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '2' },
    port: { type: 'string', default: '4797' },
  },
});

let number = 0;
/** Requests a second; with `anew` each has an address of its own, so that nothing is kept. */
async function load(url: string, anew: boolean): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections: 16,
    duration: Number(asked.seconds),
    // The server ends a connection after a thousand requests, which this client does not hear.
    reconnectRate: 1_000,
    headers: { 'accept-encoding': 'br' },
    ...(anew && {
      requests: [
        {
          setupRequest: (request) => {
            number += 1;
            return { ...request, path: `/blog?n=${number}` };
          },
        },
      ],
    }),
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} broken`);
  return Math.round(requests.average);
}

const whole = new AbortController();
const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-workers-'));
const schema = await demoDatabase(folder, true);
try {
  const rows: (string | number)[][] = [
    ['WORKERS', 'kept page, a second', 'made anew, a second', 'MB of each at rest', 'MB of each afterwards'],
  ];
  for (let round = 0; round < Number(asked.rounds); round += 1) {
    for (const workers of asked.workers.split(',')) {
      // One after the other, in turn: other work on the machine must not hit only one of them.
      const server = await startBuilt({
        folder,
        port: asked.port,
        databaseUrl: schema.url,
        env: { WORKERS: workers, SHUTDOWN_GRACE: '0' },
        signal: whole.signal,
      });
      while (server.workersMemory().length < Number(workers)) await setTimeout(100);
      await setTimeout(5_000);
      const memory = (): string => server.workersMemory().map(Math.round).join(', ');
      const rest = memory();
      // Each has the page, at its best compression.
      await load(`${server.url}/`, false);
      const kept = await load(`${server.url}/`, false);
      rows.push([workers, kept, await load(server.url, true), rest, memory()]);
      await server.stop();
    }
  }
  printTable(rows);
} finally {
  whole.abort();
  await schema.drop();
  await rm(folder, { recursive: true, force: true });
}
