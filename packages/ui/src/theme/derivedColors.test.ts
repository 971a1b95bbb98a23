import { defaultPalette, paletteKeys } from '@vitrin/contract/settings/palette';
import { expect, it } from 'vitest';
import { deriveTheme } from './derive.ts';
import { namesDerivedFrom } from './derivedColors.ts';
import { colorNamed } from './pairs.ts';

const named = paletteKeys.flatMap(namesDerivedFrom);

it('names every colour of the theme once', () => {
  const all = Object.entries(deriveTheme(defaultPalette)).flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : Object.keys(value).map((step) => `${name}.${step}`),
  );
  expect(named.toSorted()).toEqual(all.toSorted());
});

it.each(paletteKeys)('finds a colour that follows %s', (key) => {
  const before = deriveTheme(defaultPalette);
  const after = deriveTheme({ ...defaultPalette, [key]: '#c0a0d0' });
  const moved = namesDerivedFrom(key).filter((name) => colorNamed(before, name) !== colorNamed(after, name));
  expect(moved.length).toBeGreaterThan(0);
});
