import type { FocalPoint } from '@vitrin/contract/files/focalPoint';
import type { ImageVariant } from '@vitrin/contract/files/image';
import { cutAround } from './cutAround.ts';
import { openPicture } from '../decoder.ts';
import { pictureLimits } from '../pictureLimits.ts';

/**
 * A picture drawn smaller, or null where a type cannot show it: moving or very large AVIF, and what exceeds WebP. With a
 * `height` it is cut around a point, or its middle; else it keeps its proportions.
 */
export async function resizePicture(
  file: Uint8Array,
  {
    width,
    type,
    height: cutHeight,
    focalPoint,
  }: {
    width: number;
    type: ImageVariant['type'];
    height?: number;
    focalPoint?: FocalPoint | undefined;
  },
): Promise<Uint8Array | null> {
  const facts = await (await openPicture(file)).metadata();
  const moving = (facts.pages ?? 1) > 1;
  const height = cutHeight ?? Math.round((facts.height * width) / facts.width);
  if (height > pictureLimits.keptSide) return null;
  const picture = await openPicture(file, { animated: moving });
  // Frames of a moving picture are cut around their middle.
  const part =
    cutHeight === undefined || focalPoint === undefined || moving
      ? picture
      : picture.extract(cutAround(facts, width / cutHeight, focalPoint));
  const resized = part.resize({
    width,
    ...(cutHeight !== undefined && { height: cutHeight }),
    withoutEnlargement: true,
  });
  if (type === 'image/webp') return resized.webp({ quality: 80, effort: moving ? 0 : 4 }).toBuffer();
  if (moving || width * height > pictureLimits.avifVariantPixels) return null;
  // A cut is for phones, whose pixels are small, and is what their visitor waits for.
  const { quality, careful, effort } =
    cutHeight === undefined
      ? { quality: 55, careful: pictureLimits.carefulAvifPixels, effort: 2 }
      : { quality: 48, careful: pictureLimits.carefulCutPixels, effort: 4 };
  return resized.avif({ quality, effort: width * height > careful ? 0 : effort }).toBuffer();
}
