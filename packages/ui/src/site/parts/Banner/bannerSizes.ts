import type { Image } from '@vitrin/contract/image';
import { coverSizes } from '../../../elements/Picture/coverSizes.ts';
import { below } from '../../../theme/breakpoints.ts';

/** The `sizes` of a banner picture: it covers the first screen, and on phones the upper part of it. */
export const bannerSizes = (image: Image): string =>
  [
    `${below.tablet} ${coverSizes(image, 'max(435px, 68vh)')}`,
    `${below.desktop} ${coverSizes(image, 'max(640px, 100vh)')}`,
    coverSizes(image, 'clamp(640px, 100vh, 1000px)'),
  ].join(', ');
