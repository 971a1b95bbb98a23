import type { Box } from '../../../elements/Picture/coverSizes.ts';
import { below } from '../../../theme/breakpoints.ts';

/** A banner picture covers the first screen, and on phones the upper part of it. */
export const bannerBoxes: readonly Box[] = [
  { media: below.tablet, width: '100vw', height: 'max(435px, 68vh)' },
  { media: below.desktop, width: '100vw', height: 'max(640px, 100vh)' },
  { width: '100vw', height: 'clamp(640px, 100vh, 1000px)' },
];

/** Where the banner is taller than wide. */
export const tallBanner = `${below.phone} and (orientation: portrait)`;
