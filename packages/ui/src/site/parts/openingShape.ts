import type { Image } from '@vitrin/contract/files/image';

/** Narrower pictures would have to be enlarged to fill the viewport. */
const leastWidth = 1_200;

/** A wider picture would lose both of its ends when it fills the opening of a page. */
const widestRatio = 2.8;

/**
 * How a page opens with a picture: at the viewport's full width, or if the picture is too small or too tall for that,
 * next to the title, or if it is very wide, uncropped below it.
 */
export function openingShape({
  width,
  height,
}: Pick<Image, 'width' | 'height'>): 'full' | 'beside' | 'strip' {
  if (width === undefined || height === undefined) return 'full';
  if (width < leastWidth || height >= width) return 'beside';
  return width / height > widestRatio ? 'strip' : 'full';
}
