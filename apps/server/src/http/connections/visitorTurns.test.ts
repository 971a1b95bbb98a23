import { setImmediate as nextRoundOfTheLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createVisitorTurns, everybody } from './visitorTurns.ts';

const stays = new AbortController().signal;

test('a visitor who requests one page goes ahead of one who requests many', async () => {
  const inTurn = createVisitorTurns({ atOnce: 1 });
  const made: string[] = [];
  const ask = (visitor: string) => inTurn(visitor, async () => void made.push(visitor), stays);
  await Promise.all([ask('greedy'), ask('greedy'), ask('greedy'), ask('greedy'), ask('modest')]);
  expect(made).toEqual(['greedy', 'modest', 'greedy', 'greedy', 'greedy']);
});

test('the event loop runs between two pages', async () => {
  const inTurn = createVisitorTurns({ atOnce: 2, places: 40 });
  let made = 0;
  const all = Promise.all(Array.from({ length: 40 }, () => inTurn('a', async () => (made += 1), stays)));
  const steps: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const before = made;
    await nextRoundOfTheLoop();
    steps.push(made - before);
  }
  await all;
  expect(Math.max(...steps)).toBeLessThanOrEqual(2);
});

test('beyond the limit per visitor pages are 503, and other visitors are served', async () => {
  const inTurn = createVisitorTurns({ atOnce: 1, places: 3 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: 3 }, () => inTurn('greedy', () => promise, stays));
  await expect(inTurn('greedy', async () => {}, stays)).rejects.toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '2' },
  });
  const other = inTurn('modest', async () => 'served', stays);
  resolve();
  await Promise.all(held);
  await expect(other).resolves.toBe('served');
  await expect(inTurn('greedy', async () => 'room again', stays)).resolves.toBe('room again');
});

test('under load a visitor with a page in the queue gets no second one, and finally no visitor does', async () => {
  const inTurn = createVisitorTurns({ atOnce: 1, places: 2 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = ['a', 'b', 'c', 'd'].map((visitor) => inTurn(visitor, () => promise, stays));
  const busy = { statusCode: 503, headers: { 'retry-after': '2' } };
  await expect(inTurn('a', async () => {}, stays)).rejects.toMatchObject(busy);
  await expect(inTurn('e', async () => {}, stays)).rejects.toMatchObject(busy);
  resolve();
  await Promise.all(held);
  await expect(inTurn('e', async () => 'room again', stays)).resolves.toBe('room again');
});

test('a page for everyone goes first, and is not refused under load', async () => {
  const inTurn = createVisitorTurns({ atOnce: 1, places: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const made: string[] = [];
  const held = [inTurn('a', () => promise, stays), inTurn('b', async () => void made.push('b'), stays)];
  const kept = ['/', '/blog', '/hakkimizda'].map((path) =>
    inTurn(everybody, async () => void made.push(path), stays),
  );
  resolve();
  await Promise.all([...held, ...kept]);
  expect(made).toEqual(['/', '/blog', '/hakkimizda', 'b']);
});

test('a failed page frees its slot', async () => {
  const inTurn = createVisitorTurns({ places: 1 });
  await expect(inTurn('a', () => Promise.reject(new Error('broken')), stays)).rejects.toThrow('broken');
  await expect(inTurn('a', async () => 'made', stays)).resolves.toBe('made');
});
