import { defaultPalette, paletteKeys } from '@vitrin/contract/settings/palette';
import { expect, test } from 'vitest';
import { startFrom } from './startFrom.ts';

test('a preset changes the three leading colours to shades of one, and nothing else', () => {
  const purple = startFrom(defaultPalette, '#9b59b6');
  expect(purple.primaryColor).toBe('#9B59B6');
  expect(paletteKeys.filter((key) => purple[key] !== defaultPalette[key])).toEqual([
    'primaryColor',
    'secondaryColor',
    'accentColor',
  ]);
  expect(purple.secondaryColor).toMatch(/^#[0-9A-F]{6}$/);
  expect(purple.accentColor).toMatch(/^#[0-9A-F]{6}$/);
});
