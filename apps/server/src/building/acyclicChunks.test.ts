import { expect, test } from 'vitest';
import { circleIn } from './acyclicChunks.ts';

const circle = (waits: Record<string, string[]>) => circleIn(new Map(Object.entries(waits)));

test('a cycle of files is found, whatever its length and wherever the search starts', () => {
  expect(circle({ a: ['b'], b: ['a'] })).toEqual(['a', 'b']);
  expect(circle({ index: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c']);
  expect(circle({ a: ['a'] })).toEqual(['a']);
});

test('shared dependencies and files of another build are not cycles', () => {
  expect(circle({ index: ['a', 'b'], a: ['shared'], b: ['a', 'shared'], shared: [] })).toBeUndefined();
  expect(circle({ a: ['elsewhere'] })).toBeUndefined();
});
