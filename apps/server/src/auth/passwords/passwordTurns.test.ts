import { expect, test } from 'vitest';
import { createPasswordTurns } from './passwordTurns.ts';

/** Work that finishes on command. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('a bounded number runs at once, first come, first served', async () => {
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

test('known browsers go ahead of strangers', async () => {
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

test("strangers beyond the queue's length get a 503 with a time to wait, known browsers do not", async () => {
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

test('a caller who disconnects leaves the queue, and no work is done for them', async () => {
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

test('a caller who disconnects during the work keeps the slot until the work has ended', async () => {
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

test('a caller who has already disconnected gets no slot', async () => {
  const inTurn = createPasswordTurns({ atOnce: 1, places: 1 });
  await expect(inTurn(async () => {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    statusCode: 499,
  });
});
