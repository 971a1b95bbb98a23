import type { Image } from '@vitrin/contract/files/image';
import type { Box } from '../../../elements/Picture/coverSizes.ts';
import type { PictureProps } from '../../../elements/Picture/Picture.tsx';
import { below, from } from '../../../theme/breakpoints.ts';
import { openingShape } from '../openingShape.ts';
import { contentWidth } from '../pageWidths.ts';

/** A banner picture covers the first screen, and on phones the upper part of it. */
const coveredBoxes: readonly Box[] = [
  { media: below.tablet, width: '100vw', height: 'max(435px, 68vh)' },
  { media: below.desktop, width: '100vw', height: 'max(640px, 100vh)' },
  { width: '100vw', height: 'clamp(640px, 100vh, 1000px)' },
];

/** Where the banner is taller than wide. */
export const tallBanner = `${below.phone} and (orientation: portrait)`;

/** Shorter sides do not cover a phone. */
const leastSide = 640;

/** A picture in the banner that is shown whole: on every window, or on those that it would be stretched over. */
type WholePicture = { on: 'all' | 'wide'; ratio: number; width: string; mostWidth: string };

/** How the banner shows an uncropped picture without stretching it; undefined if it covers the banner. */
export function wholeInBanner(image: Pick<Image, 'width' | 'height'>): WholePicture | undefined {
  const { width, height } = image;
  const shape = openingShape(image);
  if (shape === 'full' || width === undefined || height === undefined) return undefined;
  return {
    on: Math.min(width, height) < leastSide ? 'all' : 'wide',
    ratio: width / height,
    width: `${width}px`,
    mostWidth: shape === 'strip' ? contentWidth : '42vw',
  };
}

/** How wide the banner shows a picture, and on which windows its cut for tall frames. */
export function bannerSizes(image: Pick<Image, 'width' | 'height'>): Pick<PictureProps, 'sizes' | 'tallOn'> {
  const whole = wholeInBanner(image);
  if (whole === undefined) return { sizes: coveredBoxes, tallOn: tallBanner };
  const { on, ratio, width, mostWidth } = whole;
  const own: Box = {
    media: from.tablet,
    width: `min(${mostWidth}, ${width}, ${(ratio * 46).toFixed(1)}vh)`,
    ratio,
  };
  return on === 'all'
    ? { sizes: [own, { width: `min(92vw, ${width})`, ratio }] }
    : { sizes: [own, ...coveredBoxes], tallOn: tallBanner };
}
