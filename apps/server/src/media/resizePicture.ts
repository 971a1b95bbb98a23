import type { ImageVariant } from '@vitrin/contract/image';
import { openPicture } from './decoder.ts';
import { pictureLimits } from './pictureLimits.ts';

/**
 * A picture drawn smaller, or null where a type cannot show it: moving or very large AVIF, and what exceeds WebP. With a
 * `height` it is cut around its middle; else it keeps its proportions.
 */
export async function resizePicture(
  file: Uint8Array,
  { width, type, height: cutHeight }: { width: number; type: ImageVariant['type']; height?: number },
): Promise<Uint8Array | null> {
  const facts = await (await openPicture(file)).metadata();
  const moving = (facts.pages ?? 1) > 1;
  const height = cutHeight ?? Math.round((facts.height * width) / facts.width);
  if (height > pictureLimits.keptSide) return null;
  const resized = (await openPicture(file, { animated: moving })).resize({
    width,
    ...(cutHeight !== undefined && { height: cutHeight }),
    withoutEnlargement: true,
  });
  if (type === 'image/webp') return resized.webp({ quality: 80, effort: moving ? 0 : 4 }).toBuffer();
  if (moving || width * height > pictureLimits.avifVariantPixels) return null;
  const effort = width * height > pictureLimits.carefulAvifPixels ? 0 : 2;
  return resized.avif({ quality: 55, effort }).toBuffer();
}
