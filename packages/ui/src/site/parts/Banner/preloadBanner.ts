import type { SliderImage } from '@vitrin/contract/pages/slider';
import { preloadPicture } from '../../../elements/Picture/preloadPicture.ts';
import { bannerSizes } from './bannerBoxes.ts';
import { bannerImages } from './bannerImages.ts';

/** Lets a page that starts with the banner request its first picture before everything else. */
export function preloadBanner(images: readonly SliderImage[]): void {
  const [image] = bannerImages(images);
  if (image) preloadPicture({ image, ...bannerSizes(image) });
}
