import type { SliderImage } from '@vitrin/contract/pages/slider';
import { preloadPicture } from '../../../elements/Picture/preloadPicture.ts';
import { bannerSizes } from './bannerBoxes.ts';
import { bannerImages } from './bannerImages.ts';

/** Preloads the first picture of a page that starts with the banner, before everything else. */
export function preloadBanner(images: readonly SliderImage[]): void {
  const [image] = bannerImages(images);
  if (image) preloadPicture({ image, ...bannerSizes(image) });
}
