import type { Image } from '@vitrin/contract/image';

/**
 * A box that a picture covers, for windows that `media` matches; the last one is for all others. Its width is a CSS
 * length without percentages; its height is one as well, or follows from `ratio`, width by height. Without both, the
 * picture is shown whole and as wide as the box.
 */
export type Box = { media?: string; width: string } & ({ height: string } | { ratio?: number });

const usual = 16 / 9;

/**
 * Of two files a browser takes the one that is nearer to what it shows, by the root of their product, and only on screens
 * of one pixel to a point never the smaller one. Each file is at most one and a half times as wide as the next, so on
 * screens of two, where a fifth less can be seen, pictures are asked for wider by the root of that. Denser screens are
 * those of phones, on which nobody sees it and which pay for each byte.
 */
const twofold = '(resolution: 2dppx)';
const toTheLarger = Math.sqrt(1.5) + 0.001;

/**
 * The `sizes` of a picture that covers boxes: where a box is taller than the picture's proportions, the picture is shown
 * wider than the box, and cut at its sides.
 */
export function coverSizes(
  { width, height }: Pick<Image, 'width' | 'height'>,
  boxes: readonly Box[],
): string {
  const ratio = width === undefined || height === undefined ? usual : width / height;
  return boxes
    .flatMap(({ media, ...box }) => {
      const width = shownWidth(box, ratio);
      return [
        `${media === undefined ? '' : `${media} and `}${twofold} calc(${toTheLarger.toFixed(3)} * ${width})`,
        media === undefined ? width : `${media} ${width}`,
      ];
    })
    .join(', ');
}

function shownWidth(box: Box, ratio: number): string {
  if ('height' in box) return `max(${box.width}, calc(${ratio.toFixed(3)} * ${box.height}))`;
  const enlarged = ratio / (box.ratio ?? ratio);
  return enlarged <= 1 ? box.width : `calc(${enlarged.toFixed(3)} * ${box.width})`;
}
