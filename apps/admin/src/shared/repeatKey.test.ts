import { expect, test } from 'vitest';
import { fileKeyOf } from './repeatKey.ts';

test('a file keeps its key, and another one of the same name has its own', () => {
  const [file, other] = [new File(['x'], 'a.jpg'), new File(['x'], 'a.jpg')];
  expect(fileKeyOf(file)).toBe(fileKeyOf(file));
  expect(fileKeyOf(file)).not.toBe(fileKeyOf(other));
});
