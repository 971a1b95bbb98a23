import { gallery } from '@vitrin/mocks/fixtures/gallery';
import { expect, test } from 'vitest';
import { galleryData } from './mediaData.ts';

test('a picture has the name that visitors see, not one made by a camera', () => {
  const [item] = gallery;
  if (item === undefined) throw new Error('No picture to name');
  const nameOf = (title: string, alt: string) =>
    galleryData([{ ...item, title, alt }], 'https://ornek.example').image;
  expect(nameOf('Avlu', 'Işık')).toEqual([expect.objectContaining({ name: 'Avlu' })]);
  expect(nameOf('IMG 1234', 'Işık')).toEqual([expect.objectContaining({ name: 'Işık' })]);
  expect(nameOf('IMG 1234', '')).toEqual([
    expect.not.objectContaining({ name: expect.anything() as unknown }),
  ]);
});
