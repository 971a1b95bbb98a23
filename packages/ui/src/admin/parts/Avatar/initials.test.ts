import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Elif Karaca', 'EK'],
  ['Ayşe Nur İnce', 'Aİ'],
  ['ismet', 'İ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
