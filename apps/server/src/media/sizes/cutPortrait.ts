import { openPicture } from '../decoder.ts';
import { describePicture, type MadePicture } from '../uploads/rewritePicture.ts';

/** Sharp enough for its largest use, 96 pixels on a dense screen. */
const side = 256;

/**
 * A small square from the middle of a picture: the first frame of an animation, on white if it is transparent, since it
 * replaces initials.
 */
export async function cutPortrait(file: Uint8Array): Promise<MadePicture> {
  const { width, height } = await (await openPicture(file)).metadata();
  const size = Math.min(side, width, height);
  const square = await (await openPicture(file))
    .resize({ width: size, height: size, fit: 'cover' })
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .webp({ quality: 80 })
    .toBuffer();
  return { file: square, facts: await describePicture(square, 'webp') };
}
