import { expect, test } from 'vitest';
import { circleIn } from './acyclicChunks.ts';

const circle = (waits: Record<string, string[]>) => circleIn(new Map(Object.entries(waits)));

test('a circle of files is found, however long and from wherever one comes to it', () => {
  expect(circle({ a: ['b'], b: ['a'] })).toEqual(['a', 'b']);
  expect(circle({ index: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c']);
  expect(circle({ a: ['a'] })).toEqual(['a']);
});

test('files that several wait for, and ones of another build, are no circle', () => {
  expect(circle({ index: ['a', 'b'], a: ['shared'], b: ['a', 'shared'], shared: [] })).toBeUndefined();
  expect(circle({ a: ['elsewhere'] })).toBeUndefined();
});
