import type { SliderImage } from '@vitrin/contract/pages/slider';

/** The pictures that the banner shows: the active ones, in order. */
export const bannerImages = (images: readonly SliderImage[]): SliderImage[] =>
  images.filter(({ active }) => active).toSorted((a, b) => a.displayOrder - b.displayOrder);
