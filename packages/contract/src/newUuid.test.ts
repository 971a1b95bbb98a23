import { expect, test } from 'vitest';
import { newUuid } from './newUuid.ts';

test('an id is a UUIDv7, sorted by time', () => {
  const moment = Date.UTC(2026, 0, 2, 3, 4, 5);
  const id = newUuid(moment);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(moment);
});
