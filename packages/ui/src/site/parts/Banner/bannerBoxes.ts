import type { Image } from '@vitrin/contract/files/image';
import type { Box } from '../../../elements/Picture/coverSizes.ts';
import type { PictureProps } from '../../../elements/Picture/Picture.tsx';
import { below, from } from '../../../theme/breakpoints.ts';
import { openingShape } from '../openingShape.ts';
import { contentWidth } from '../pageWidths.ts';

/** A banner picture covers the first screen, and on phones its upper part. */
const coveredBoxes: readonly Box[] = [
  { media: below.tablet, width: '100vw', height: 'max(435px, 68vh)' },
  { media: below.desktop, width: '100vw', height: 'max(640px, 100vh)' },
  { width: '100vw', height: 'clamp(640px, 100vh, 1000px)' },
];

/** Viewports on which the banner is taller than wide. */
export const tallBanner = `${below.phone} and (orientation: portrait)`;

/** Pictures with shorter sides do not cover a phone's screen. */
const leastSide = 640;

/** A picture that the banner shows uncropped: on all viewports, or on those for which it would have to be enlarged. */
type WholePicture = { on: 'all' | 'wide'; ratio: number; width: string; mostWidth: string };

/** How the banner shows an uncropped picture without enlarging it; undefined if the picture covers the banner. */
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

/** The display width of a picture in the banner, and the viewports on which its crop for tall frames is used. */
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
