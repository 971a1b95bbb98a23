import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './answerCache.ts';
import { prepareJson } from './sendAnswer.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const answer = prepareJson('x'.repeat(98), {});

describe('the cache of answers', () => {
  test('gives back what it kept at the same version, and nothing at another', () => {
    const cache = createAnswerCache();
    cache.keep('a', '1', answer);
    expect(cache.find('a', '1', now)).toBe(answer);
    expect(cache.find('b', '1', now)).toBeUndefined();
    expect(cache.find('a', '2', now)).toBeUndefined();
  });

  test('forgets everything with the first answer of a new version', () => {
    const cache = createAnswerCache();
    cache.keep('a', '1', answer);
    cache.keep('b', '2', answer);
    expect(cache.find('a', '2', now)).toBeUndefined();
    expect(cache.find('b', '2', now)).toBe(answer);
  });

  test('gives an answer back until its hour', () => {
    const cache = createAnswerCache();
    cache.keep('a', '1', { ...answer, freshUntil: new Date(now.getTime() + 1) });
    expect(cache.find('a', '1', now)).toBeDefined();
    expect(cache.find('a', '1', new Date(now.getTime() + 1))).toBeUndefined();
    expect(cache.find('a', '1', now)).toBeUndefined();
  });

  test('forgets what was not asked for longest when it is full', () => {
    const cache = createAnswerCache(250);
    cache.keep('a', '1', answer);
    cache.keep('b', '1', answer);
    cache.find('a', '1', now);
    cache.keep('c', '1', answer);
    const kept = ['a', 'b', 'c'].filter((key) => cache.find(key, '1', now) !== undefined);
    expect(kept).toEqual(['a', 'c']);
  });

  test('keeps nothing that is larger than all of it', () => {
    const cache = createAnswerCache(99);
    cache.keep('a', '1', answer);
    expect(cache.find('a', '1', now)).toBeUndefined();
  });

  test('counts an answer that is kept twice once', () => {
    const cache = createAnswerCache(250);
    for (const key of ['a', 'b', 'b', 'b']) cache.keep(key, '1', answer);
    expect(cache.find('a', '1', now)).toBe(answer);
  });
});
