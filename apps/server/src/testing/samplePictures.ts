import sharp, { type Sharp } from 'sharp';
import { describePicture, type MadePicture } from '../media/uploads/rewritePicture.ts';

type Size = { width: number; height: number };

/** A picture whose left half is red and whose right half is blue, so that rotation is visible. */
export function redAndBlue({ width, height }: Size): Sharp {
  const half = { width: Math.floor(width / 2), height };
  const blue = { create: { ...half, channels: 3 as const, background: { r: 0, g: 0, b: 255 } } };
  return sharp({ create: { width, height, channels: 3, background: { r: 255, g: 0, b: 0 } } }).composite([
    { input: blue, left: width - half.width, top: 0 },
  ]);
}

/** A JPEG taken by a phone held upright: stored sideways, with an orientation, a place and a camera. */
export const phoneJpeg = (size: Size): Promise<Buffer> =>
  redAndBlue(size)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 19/1 0/1', GPSLongitudeRef: 'E' },
    })
    .toBuffer();

/** A JPEG with nothing special, where any picture will do. */
export const plainJpeg = (size: Size): Promise<Buffer> => redAndBlue(size).jpeg().toBuffer();

/** A JPEG of our own, ready to be stored. */
export async function madeJpeg(size: Size): Promise<MadePicture> {
  const file = await plainJpeg(size);
  return { file, facts: await describePicture(file, 'jpg') };
}
