import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextRoundOfTheLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkTurns } from '../workTurns.ts';
import { noteArrival, untilArrived } from './arrivals.ts';

/** Counts the rounds of the event loop; in each of the first ones a connection arrives. */
async function countRounds(arrivals: number, end: AbortSignal): Promise<number> {
  let rounds = 0;
  for (; !end.aborted; rounds += 1) {
    if (rounds < arrivals) noteArrival();
    await nextRoundOfTheLoop();
  }
  return rounds;
}

async function roundsWaited(arrivals: number): Promise<number> {
  const end = new AbortController();
  const rounds = countRounds(arrivals, end.signal);
  await untilArrived();
  end.abort();
  return rounds;
}

test('work waits as long as connections arrive, but not for ever', async () => {
  expect(await roundsWaited(0)).toBeLessThan(5);
  expect(await roundsWaited(10)).toBeGreaterThanOrEqual(10);
  expect(await roundsWaited(10)).toBeLessThan(10 + 5);
  expect(await roundsWaited(Infinity)).toBeLessThan(40);
});

test('a crowd is accepted before most of its work is done', async () => {
  const crowd = 100;
  const inTurn = createWorkTurns({ places: crowd });
  let [accepted, done, doneBeforeTheLast] = [0, 0, 0];
  const server = createServer((_request, response) => {
    void inTurn(async () => {
      done += 1;
      response.end();
    }, 'visitor');
  });
  server.on('connection', () => {
    noteArrival();
    accepted += 1;
    if (accepted === crowd) doneBeforeTheLast = done;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const ask = async (): Promise<void> => {
    const [response] = await once(get({ port, host: '127.0.0.1', agent: false }), 'response');
    response.resume();
    await once(response, 'end');
  };
  await Promise.all(Array.from({ length: crowd }, ask));
  server.close();
  expect(done).toBe(crowd);
  expect(doneBeforeTheLast).toBeLessThan(crowd / 2);
});
