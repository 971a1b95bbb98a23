import { expect, test } from 'vitest';
import { createPasswordTurns } from './passwordTurns.ts';

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('as many run at once as may, and those who come first go first', async () => {
  const inTurn = createPasswordTurns({ atOnce: 1, places: 5 });
  const [first, order] = [held(), [] as string[]];
  const all = [
    inTurn(async () => {
      await first.work();
      order.push('first');
    }),
    ...['second', 'third'].map((name) => inTurn(async () => void order.push(name))),
  ];
  await Promise.resolve();
  expect(order).toEqual([]);
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['first', 'second', 'third']);
});

test('who is known goes ahead of strangers', async () => {
  const inTurn = createPasswordTurns({ atOnce: 1, places: 5 });
  const [first, order] = [held(), [] as string[]];
  const all = [
    inTurn(first.work),
    inTurn(async () => void order.push('stranger')),
    inTurn(async () => void order.push('known'), { known: true }),
  ];
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['known', 'stranger']);
});

test('more than there are places for are 503 with a time to wait, but not who is known', async () => {
  const inTurn = createPasswordTurns({ atOnce: 1, places: 2 });
  const first = held();
  const waiting = [first.work, async () => {}, async () => {}].map((work) => inTurn(work));
  await expect(inTurn(async () => {})).rejects.toMatchObject({
    statusCode: 503,
    message: 'Too many people are logging in right now. Try again in 2 seconds.',
    headers: { 'retry-after': '2' },
  });
  waiting.push(inTurn(async () => {}, { known: true }));
  first.end();
  await Promise.all(waiting);
  await expect(inTurn(async () => 'there is room again')).resolves.toBe('there is room again');
});

test('who goes away gives the place back, and is not worked for', async () => {
  const inTurn = createPasswordTurns({ atOnce: 1, places: 1 });
  const [first, gone] = [held(), new AbortController()];
  const all = [inTurn(first.work)];
  let worked = false;
  const left = inTurn(async () => void (worked = true), { signal: gone.signal });
  gone.abort();
  await expect(left).rejects.toMatchObject({ statusCode: 499 });
  all.push(inTurn(async () => {}));
  first.end();
  await Promise.all(all);
  expect(worked).toBe(false);
});

test('who goes away while the work is under way lets nobody else begin before it has ended', async () => {
  const inTurn = createPasswordTurns({ atOnce: 1, places: 5 });
  const [first, gone] = [held(), new AbortController()];
  const begun: string[] = [];
  const all = [
    inTurn(
      async () => {
        begun.push('first');
        await first.work();
      },
      { signal: gone.signal },
    ),
    inTurn(async () => void begun.push('second')),
  ];
  gone.abort();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['first']);
  first.end();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'second']);
});

test('a caller who has gone before gets no place', async () => {
  const inTurn = createPasswordTurns({ atOnce: 1, places: 1 });
  await expect(inTurn(async () => {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    statusCode: 499,
  });
});
