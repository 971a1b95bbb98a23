import type { Image } from '@vitrin/contract/image';

const usual = 16 / 9;

/**
 * The `sizes` of a picture that covers a frame of the page's width: where the frame is taller than the picture, the
 * picture is shown wider than the frame. `height` is the frame's, as a CSS length.
 */
export function coverSizes({ width, height }: Image, frameHeight: string): string {
  const ratio = width === undefined || height === undefined ? usual : width / height;
  return `max(100vw, calc(${ratio.toFixed(3)} * ${frameHeight}))`;
}
