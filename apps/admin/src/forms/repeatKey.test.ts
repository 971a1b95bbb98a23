import { expect, test } from 'vitest';
import { newRepeatKey, fileKeyOf } from './repeatKey.ts';

test('a key is a UUIDv7, sorted by time', () => {
  const moment = Date.UTC(2026, 0, 2, 3, 4, 5);
  const key = newRepeatKey(moment);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)).toBe(moment);
});

test('a file keeps its key, and another one of the same name has its own', () => {
  const [file, other] = [new File(['x'], 'a.jpg'), new File(['x'], 'a.jpg')];
  expect(fileKeyOf(file)).toBe(fileKeyOf(file));
  expect(fileKeyOf(file)).not.toBe(fileKeyOf(other));
});
