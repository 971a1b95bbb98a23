import { expect, test } from 'vitest';
import { isPackName, packNames } from './packs.ts';

test('a name is one of a pack, or none', () => {
  expect(packNames.every(isPackName)).toBe(true);
  expect(['story', 'toString', '', undefined, 1].filter(isPackName)).toEqual([]);
});
