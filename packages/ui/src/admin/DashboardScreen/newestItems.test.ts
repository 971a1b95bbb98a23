import { expect, test } from 'vitest';
import { newestItems } from './newestItems.ts';

const items = [
  { id: 'old', createdAt: '2026-01-01T00:00:00.000Z' },
  { id: 'undated', createdAt: null },
  { id: 'new', createdAt: '2026-11-01T00:00:00.000Z' },
  { id: 'broken', createdAt: 'yesterday' },
  { id: 'middle', createdAt: '2026-06-01T00:00:00.000Z' },
];

test('the newest come first and those without a date last', () => {
  expect(newestItems(items, 5).map(({ id }) => id)).toEqual(['new', 'middle', 'old', 'undated', 'broken']);
});

test('at most the requested number is taken', () => {
  expect(newestItems(items, 2).map(({ id }) => id)).toEqual(['new', 'middle']);
});
