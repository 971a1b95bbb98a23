import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packPictures, unpackPictures } from './packedPictures.ts';

const throughJson = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, packPictures), unpackPictures);

const name = '/api/images/0f0f';
const widths = [320, 480, 640];
const sizesOf = (ending: string, type: string) =>
  widths.map((width) => ({ url: `${name}-2-${width}${ending}`, width, type }));
const picture = {
  url: `${name}.avif`,
  variants: [
    ...sizesOf('.webp', 'image/webp'),
    ...sizesOf('.avif', 'image/avif'),
    { url: `${name}.avif`, width: 1920, type: 'image/avif' },
  ],
  tall: sizesOf('-tall-30x60.avif', 'image/avif'),
};

it('writes the widths of a picture once for each format', () => {
  expect(JSON.parse(JSON.stringify({ picture }, packPictures))).toEqual({
    picture: {
      url: `${name}.avif`,
      variants: [`${name}-2-`, '.webp 320 480 640', '.avif 320 480 640', `=1920 image/avif ${name}.avif`],
      tall: [`${name}-2-`, '-tall-30x60.avif 320 480 640'],
    },
  });
  const [small, middle] = picture.variants;
  const mixed = { ...picture, variants: [small, { url: '/b.webp', width: 1, type: 'image/webp' }, middle] };
  expect(throughJson({ picture, mixed })).toEqual({ picture, mixed });
});

const anyUrl = fc.oneof(
  fc.constantFrom(
    '/a-1.webp',
    '/a-2.avif',
    '/a-2-tall.avif',
    '/a-2-tall-1.avif',
    '/a-1-1.webp',
    '/a-1.b c.webp',
    '/a-1.png',
    '/a-1.x\n.webp',
    '/b-2.avif',
    '-1.avif',
    '/a-01.webp',
    '/a b-1.webp',
    '',
  ),
  fc.string({ unit: 'binary' }),
);
const anyVariant = fc.record({
  url: anyUrl,
  width: fc.integer({ min: 1, max: 3 }),
  type: fc.constantFrom('image/webp', 'image/avif'),
});

it('restores every list of sizes, in order', () => {
  fc.assert(
    fc.property(fc.array(anyVariant), fc.array(anyVariant), (variants, tall) => {
      expect(throughJson({ variants, tall })).toEqual({ variants, tall });
    }),
  );
});

it('leaves texts under the names of such lists unchanged', () => {
  const facts = { variants: '/a-1.webp', tall: '3', pairs: [{ key: 'tall', value: '3' }] };
  expect(throughJson(facts)).toEqual(facts);
});
