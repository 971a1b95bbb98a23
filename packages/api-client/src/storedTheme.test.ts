import { defaultPalette } from '@vitrin/contract/settings/palette';
import { expect, test } from 'vitest';
import { memoryStorage } from './createSession.ts';
import { readTheme, storeTheme, storeThemeLocally, themeHere } from './storedTheme.ts';

const blue = { ...defaultPalette, primaryColor: '#4A90E2' };
const red = { ...defaultPalette, primaryColor: '#E74C3C' };

test("a saved theme is kept as the server has it, and never overrides the server's", () => {
  const storage = memoryStorage();
  storeTheme(storage, blue);
  expect(JSON.parse(storage.getItem('theme') ?? '')).toEqual(blue);
  expect(themeHere(storage, red)).toEqual(red);
});

test('a reset that the server did not accept is shown in this browser until the server has other colours', () => {
  const storage = memoryStorage();
  storeThemeLocally(storage, defaultPalette, blue);
  expect(JSON.parse(storage.getItem('theme') ?? '')).toMatchObject(defaultPalette);
  expect(themeHere(storage, blue)).toEqual(defaultPalette);
  expect(themeHere(storage, { ...blue, primaryColor: '#4a90e2' })).toEqual(defaultPalette);
  expect(themeHere(storage, red)).toEqual(red);
});

test('a second reset still knows what the server had', () => {
  const storage = memoryStorage();
  storeThemeLocally(storage, defaultPalette, blue);
  storeThemeLocally(storage, defaultPalette, themeHere(storage, blue));
  expect(themeHere(storage, blue)).toEqual(defaultPalette);
});

test.each(['', '{', 'null', '"green"', '[]'])('an invalid theme is ignored: %s', (text) => {
  const storage = memoryStorage();
  storage.setItem('theme', text);
  expect(readTheme(storage)?.instead).toBeUndefined();
  expect(themeHere(storage, blue)).toEqual(blue);
});
