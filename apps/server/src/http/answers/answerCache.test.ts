import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runCommandProcess } from '../../testing/commandProcess.ts';
import { createAnswerCache } from './answerCache.ts';
import { type JsonFacts, type PreparedJson, prepareJson } from './sendAnswer.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const [first, second] = [
  { id: '1', tables: {} },
  { id: '2', tables: {} },
];
const later = new Date(now.getTime() + 1);
const kilobytes = (count: number): PreparedJson => prepareJson('x'.repeat(count * 1_024 - 2), {});

const fail = () => Promise.reject(new Error('Not there'));

/** A cache with a count of the responses that had to be made. */
function countedCache(bounds: Parameters<typeof createAnswerCache>[0] = {}) {
  const cache = createAnswerCache(bounds);
  let made = 0;
  const read = (key: string, answer = kilobytes(1), version = first, at = now): Promise<PreparedJson> =>
    cache.read({ key, version, now: at }, async () => {
      made += 1;
      return answer;
    });
  const isKept = async (key: string): Promise<boolean> => {
    const before = made;
    await read(key);
    return made === before;
  };
  return { read, isKept, held: cache.held, made: () => made };
}

describe('the response cache', () => {
  test('makes a response once per version', async () => {
    const { read, made, held } = countedCache();
    const answer = kilobytes(1);
    expect(await read('a', answer)).toBe(answer);
    expect(await read('a')).toBe(answer);
    await read('b');
    expect(made()).toBe(2);
    await read('a', answer, second);
    expect(made()).toBe(3);
    expect(held().entries).toBe(1);
  });

  test('makes one response for a hundred concurrent requests, and none of them waits for another version', async () => {
    const { read, made } = countedCache();
    const answers = await Promise.all(Array.from({ length: 100 }, () => read('a')));
    expect(new Set(answers).size).toBe(1);
    expect(made()).toBe(1);
    await Promise.all([read('b'), read('b', kilobytes(1), second)]);
    expect(made()).toBe(3);
  });

  test('does not keep a failure, and passes it on to everyone who waited', async () => {
    const cache = createAnswerCache();
    const question = { key: 'a', version: first, now };
    const asked = await Promise.allSettled([cache.read(question, fail), cache.read(question, fail)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(cache.held()).toEqual({ entries: 0, bytes: 0 });
    expect(await cache.read(question, async () => kilobytes(1))).toBeDefined();
  });

  test('returns a response until it expires', async () => {
    const { read, made } = countedCache();
    const brief = { ...kilobytes(1), freshUntil: later };
    await read('a', brief);
    await read('a', brief);
    expect(made()).toBe(1);
    await read('a', brief, first, later);
    expect(made()).toBe(2);
  });

  test.each<[string, JsonFacts]>([
    ['is over already', { freshUntil: now }],
    ['is not worth it', { unkept: true }],
  ])('does not keep a response that %s', async (_why, facts) => {
    const { read, held } = countedCache();
    await read('a', prepareJson('x', facts));
    expect(held()).toEqual({ entries: 0, bytes: 0 });
  });

  test('evicts the least recently used when it is full', async () => {
    const { read, isKept } = countedCache({ maxBytes: 30 * 1_024 });
    await read('a', kilobytes(10));
    await read('b', kilobytes(10));
    await read('a');
    await read('c', kilobytes(10));
    expect(await isKept('a')).toBe(true);
    expect(await isKept('c')).toBe(true);
    expect(await isKept('b')).toBe(false);
  });

  test('is limited in entries, however small they are', async () => {
    const { read, held } = countedCache({ maxEntries: 100 });
    for (let count = 0; count < 1_000; count += 1) {
      await read(String(count));
    }
    expect(held().entries).toBe(100);
  });

  test('counts keys, headers and the overhead of an entry besides its body', async () => {
    const { read, held } = countedCache();
    const answer = prepareJson('x', { headers: { 'x-total-count': '12' } });
    const key = 'ş'.repeat(10_000);
    await read(key, answer);
    const texts = 2 * (key.length + answer.etag.length + 'x-total-count'.length + '12'.length);
    expect(held().bytes).toBeGreaterThanOrEqual(answer.body.identity.byteLength + texts + 1_500);
  });

  test('does not keep a response larger than the whole cache, nor anything twice', async () => {
    const { read, isKept, held } = countedCache({ maxBytes: 30 * 1_024 });
    await read('large', kilobytes(40));
    expect(held().entries).toBe(0);
    await Promise.all([read('a', kilobytes(10)), read('b', kilobytes(10)), read('b')]);
    expect(await isKept('a')).toBe(true);
    expect(held().entries).toBe(2);
  });

  test('counts at least the memory that it really uses', async () => {
    const { output, errors } = await runCommandProcess('testing/cacheMemoryProcess.ts', [], { env: {} });
    expect(errors).toBe('');
    const { entries, bytes, taken } = z
      .object({ entries: z.int(), bytes: z.int(), taken: z.int() })
      .parse(JSON.parse(output));
    expect(entries).toBe(20_000);
    expect(bytes).toBeGreaterThan(taken);
    expect(bytes).toBeLessThan(4 * taken);
  });
});
