import { openPicture } from '../decoder.ts';
import { describePicture, type MadePicture } from '../uploads/rewritePicture.ts';

/** Sharp enough where it is shown largest, at 96 pixels of a dense screen. */
const side = 256;

/**
 * A small square of the middle of a picture: of a moving one its first frame, and white behind what is see-through, as it
 * stands in place of letters.
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
