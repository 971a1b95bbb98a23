import type { FocalPoint } from '@vitrin/contract/files/focalPoint';
import { centre } from '@vitrin/contract/files/framing';

type Size = { width: number; height: number };

/**
 * The largest crop of a picture with other proportions. A point has the same relative position in the crop as in the
 * whole, as with `object-position`, so that it is always inside.
 */
export function cutAround(
  { width, height }: Size,
  ratio: number,
  { x, y }: FocalPoint = centre,
): Size & { left: number; top: number } {
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  return {
    left: Math.round((width - part.width) * x),
    top: Math.round((height - part.height) * y),
    ...part,
  };
}
