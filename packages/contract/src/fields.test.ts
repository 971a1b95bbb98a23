import { expect, test } from 'vitest';
import { newOrder, newPlaces } from './fields.ts';
import { limits } from './limits.ts';

const taken = (body: typeof newOrder | typeof newPlaces, displayOrder: unknown): boolean =>
  body.safeParse({ items: [{ id: 'a1b2c3', displayOrder }] }).success;

test('the places of an order are counted from 1', () => {
  expect([1, 2, limits.highestPlace].map((place) => taken(newOrder, place))).toEqual([true, true, true]);
  expect([0, -1, 1.5, limits.highestPlace + 1, '1'].map((place) => taken(newOrder, place))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

test('a place between two others is a fraction', () => {
  expect([0.5, 1, 1.25].map((place) => taken(newPlaces, place))).toEqual([true, true, true]);
  expect([0, -0.5, Number.NaN].map((place) => taken(newPlaces, place))).toEqual([false, false, false]);
});

test('an order names an entry', () => {
  expect(newOrder.safeParse({ items: [] }).success).toBe(false);
});
