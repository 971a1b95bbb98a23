import { expect, test } from 'vitest';
import { cardNameOf, isCardName, typeOfName, variantNameOf } from './pictureName.ts';

const hash = '0123456789abcdef0123456789abcdef';
const name = `${hash}.jpg`;

test('a size is named after its picture, the recipe, its width and its crop', () => {
  const whole = variantNameOf({ name, recipe: 2, width: 640 }, 'webp');
  const cut = variantNameOf({ name, recipe: 2, width: 640, cut: 'tall' }, 'avif');
  expect([whole, cut]).toEqual([`${hash}-2-640.webp`, `${hash}-2-640-tall.avif`]);
  expect([whole, cut].map(typeOfName)).toEqual(['image/webp', 'image/avif']);
  // A size has no card, and is not one.
  expect([cardNameOf(whole), isCardName(whole)]).toEqual([undefined, false]);
});

test.each([
  `../${name}`,
  `${hash}-2-640.jpg`,
  `${hash}-2.webp`,
  `${hash}-2-640-wide.webp`,
  `${hash}-2-640.webp/x`,
  `${hash}-2-1234567.webp`,
  'x.webp',
])('%s is not a picture name', (other) => {
  expect(typeOfName(other)).toBeUndefined();
});
