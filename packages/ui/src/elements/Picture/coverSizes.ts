import type { Image } from '@vitrin/contract/files/image';

/**
 * A box that a picture covers, for viewports that match `media`; the last box applies to all others. Its width is a CSS
 * length without percentages; its height is one as well, or derived from `ratio`, width by height.
 */
export type Box = { media?: string; width: string } & ({ height: string } | { ratio: number });

const usual = 16 / 9;

/**
 * The `sizes` of a picture that covers boxes: if a box is taller than the picture's aspect ratio, the picture is
 * rendered wider than the box, and cropped at its sides.
 */
export function coverSizes(
  { width, height }: Pick<Image, 'width' | 'height'>,
  boxes: readonly Box[],
): string {
  const ratio = width === undefined || height === undefined ? usual : width / height;
  return boxes
    .map((box) => [box.media, shownWidth(box, ratio)].filter((part) => part !== undefined).join(' '))
    .join(', ');
}

function shownWidth(box: Box, ratio: number): string {
  if ('height' in box) return `max(${box.width}, calc(${ratio.toFixed(3)} * ${box.height}))`;
  const enlarged = ratio / box.ratio;
  return enlarged <= 1 ? box.width : `calc(${enlarged.toFixed(3)} * ${box.width})`;
}
