import { expect, it } from 'vitest';
import { paletteKeys } from '@vitrin/contract/settings/palette';
import { namesDerivedFrom } from '../../theme/derivedColors.ts';
import { figuresOf, wordFor } from './colorNames.ts';

it('has a name for every colour', () => {
  const names = paletteKeys.flatMap(namesDerivedFrom);
  const words = names.map(wordFor);
  expect(names.filter((name, index) => words[index] === name)).toEqual([]);
  expect(new Set(words).size).toBe(names.length);
});

it.each([
  ['primary.hover', 'Ana, üzerinde'],
  ['inkRaised', 'Yükseltilmiş koyu'],
] as const)('calls %s "%s"', (name, word) => {
  expect(wordFor(name)).toBe(word);
});

it.each([
  [4.49, '4,4'],
  [4.5, '4,5'],
  [10, '10,0'],
])('writes %f as "%s"', (ratio, words) => {
  expect(figuresOf(ratio)).toBe(words);
});
