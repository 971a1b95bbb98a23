import type { Image } from '@vitrin/contract/files/image';

/** Pictures narrower than this would be stretched over a window. */
const leastWidth = 1_200;

/** Wider than this a picture loses both of its ends where it fills the opening of a page. */
const widestRatio = 2.8;

/**
 * How a page opens with a picture: over the window's whole width, or where the picture is too small or too tall for that,
 * beside the title, or where it is very wide, whole beneath it.
 */
export function openingShape({
  width,
  height,
}: Pick<Image, 'width' | 'height'>): 'full' | 'beside' | 'strip' {
  if (width === undefined || height === undefined) return 'full';
  if (width < leastWidth || height >= width) return 'beside';
  return width / height > widestRatio ? 'strip' : 'full';
}
