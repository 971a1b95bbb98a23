import { expect, test } from 'vitest';
import { callApi } from '../testing/callApi.ts';
import { openTestApp } from '../testing/testApp.ts';
import { type Caller, createWorkTurns, runAdmitted } from './workTurns.ts';

const busy = { statusCode: 503, headers: { 'retry-after': '2' } };

test('beyond the queue’s length a caller is refused at once, and admins have slots of their own', async () => {
  const inTurn = createWorkTurns({ atOnce: 1, places: 3 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  const held = inTurn(() => promise, 'visitor');
  const ask = (who: Caller, name: string) => inTurn(async () => void done.push(name), who);
  const waiting = ['a', 'b', 'c'].map((name) => ask('visitor', name));
  await expect(ask('visitor', 'd')).rejects.toMatchObject(busy);
  const ahead = [
    ask('admin', 'admin'),
    ...['all', 'all', 'all', 'all'].map((name) => ask('everybody', name)),
  ];
  resolve();
  await Promise.all([held, ...ahead, ...waiting]);
  expect(done).toEqual(['all', 'all', 'all', 'all', 'admin', 'a', 'b', 'c']);
  await ask('visitor', 'room again');
});

test('the calls of a page that has had its turn are not refused', async () => {
  const inTurn = createWorkTurns({ atOnce: 1, places: 0 });
  await expect(inTurn(async () => 'made', 'admin')).rejects.toMatchObject(busy);
  await expect(inTurn(async () => 'made', 'visitor')).rejects.toMatchObject(busy);
  expect(await runAdmitted(() => inTurn(async () => 'made', 'visitor'))).toBe('made');
});

test('a caller who disconnects while waiting frees the slot', async () => {
  const inTurn = createWorkTurns({ atOnce: 1, places: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = inTurn(() => promise, 'visitor');
  const gone = new AbortController();
  const left = inTurn(async () => 'made', 'visitor', gone.signal);
  await expect(inTurn(async () => 'made', 'visitor')).rejects.toMatchObject(busy);
  gone.abort();
  await expect(left).rejects.toThrow('The caller has gone');
  const next = inTurn(async () => 'made', 'visitor');
  resolve();
  expect(await next).toBe('made');
  await held;
});

test('of many concurrent requests those that fit the queue succeed; health checks and cached responses always do', async () => {
  const server = await openTestApp({ parts: { workTurns: createWorkTurns({ atOnce: 1, places: 5 }) } });
  await callApi(server.app, '/home-page');
  const many = (count: number, path: (number: number) => string) =>
    Promise.all(Array.from({ length: count }, async (_, number) => callApi(server.app, path(number))));
  const [made, kept, checks] = await Promise.all([
    many(40, (number) => `/blog?page=${number + 1}&pageSize=2`),
    many(40, () => '/home-page'),
    many(40, (number) => (number % 2 === 0 ? '/health' : '/ready')),
  ]);
  const shed = made.filter(({ status }) => status === 503);
  expect(made.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(shed).toHaveLength(34);
  expect(new Set(shed.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
  expect([...kept, ...checks].filter(({ status }) => status !== 200)).toEqual([]);
  expect((await callApi(server.app, '/blog?page=1&pageSize=3')).status).toBe(200);
  await server.close();
});
