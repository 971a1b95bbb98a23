import { expect, it } from 'vitest';
import { bannerImages } from './bannerImages.ts';

const picture = (id: string, displayOrder: number, active = true) => ({
  id,
  url: `/${id}.jpg`,
  active,
  displayOrder,
});

it('shows the active pictures in order', () => {
  const images = [picture('third', 3), picture('hidden', 1, false), picture('second', 2)];
  expect(bannerImages(images).map(({ id }) => id)).toEqual(['second', 'third']);
});
