import type { FocalPoint } from '@vitrin/contract/files/focalPoint';
import type { ImageVariant } from '@vitrin/contract/files/image';
import { cutAround } from './cutAround.ts';
import { openPicture } from '../decoder.ts';
import { pictureLimits } from '../pictureLimits.ts';

/**
 * A picture scaled down, or null if a format cannot represent it: an animated or very large AVIF, and what exceeds
 * WebP. With a `height` it is cropped around a point, or its centre; otherwise it keeps its proportions.
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
  // Frames of an animation are cropped around their centre.
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
  // Crops are for phones, which have small pixels and whose visitors wait for them.
  const { quality, careful, effort } =
    cutHeight === undefined
      ? { quality: 55, careful: pictureLimits.carefulAvifPixels, effort: 2 }
      : { quality: 48, careful: pictureLimits.carefulCutPixels, effort: 4 };
  return resized.avif({ quality, effort: width * height > careful ? 0 : effort }).toBuffer();
}
