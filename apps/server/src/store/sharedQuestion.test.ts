import { expect, test } from 'vitest';
import { sharedQuestion } from './sharedQuestion.ts';

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'silent';

/** A query whose results the test controls. */
function openQuestion() {
  const asked: PromiseWithResolvers<number>[] = [];
  const ask = sharedQuestion(() => {
    const one = Promise.withResolvers<number>();
    asked.push(one);
    return one.promise;
  }, isSilence);
  return { asked, ask };
}

test('a caller during a query waits for the next one, together with all others', async () => {
  const { asked, ask } = openQuestion();
  const first = ask();
  const later = Array.from({ length: 50 }, () => ask());
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(1);
  expect(await first).toBe(1);
  expect(asked).toHaveLength(2);
  const latest = ask();
  asked[1]?.resolve(2);
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
  asked[2]?.resolve(3);
  expect(await latest).toBe(3);
});

test('callers waiting for the next query fail with the current one, and after a silence only one waits', async () => {
  const { asked, ask } = openQuestion();
  const both = [ask(), ask()];
  asked[0]?.reject(new Error('silent'));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toHaveLength(1);

  const probing = ask();
  await expect(ask()).rejects.toThrow('silent');
  asked[1]?.resolve(1);
  expect(await probing).toBe(1);
  const again = ask();
  const waiting = ask();
  asked[2]?.resolve(2);
  await again;
  asked[3]?.resolve(3);
  expect(await waiting).toBe(3);
});

test('after a refusal callers wait for the retry, and for the query after it', async () => {
  const { asked, ask } = openQuestion();
  const refused = ask();
  asked[0]?.reject(new Error('refused'));
  await expect(refused).rejects.toThrow('refused');

  const retrying = ask();
  const waiting = ask();
  asked[1]?.resolve(1);
  expect(await retrying).toBe(1);
  asked[2]?.resolve(2);
  expect(await waiting).toBe(2);
});

test('a caller during a query that is refused hears the answer to the next one', async () => {
  const { asked, ask } = openQuestion();
  const refused = ask();
  const later = ask();
  asked[0]?.reject(new Error('refused'));
  await expect(refused).rejects.toThrow('refused');
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  asked[1]?.resolve(1);
  expect(await later).toBe(1);
});
