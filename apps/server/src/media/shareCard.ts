import type { Palette } from '@vitrin/contract/palette';
import type { Sharp } from 'sharp';
import { openPicture } from './decoder.ts';
import { cardSize } from './pictureName.ts';

/** The plain mark's strokes on its sheet of 34: left, top, width and height of each. */
const strokes = [
  [1, 1, 32, 3],
  [1, 30, 32, 3],
  [1, 1, 3, 32],
  [30, 1, 3, 32],
  [10, 10, 3, 13],
  [10, 10, 14, 3],
  [21, 10, 3, 14],
  [18, 21, 6, 3],
] as const;

const sheet = 34;
const channels = 3;

/** The card of a picture: cut where the most is to be seen. */
export async function cutCard(file: Uint8Array): Promise<Uint8Array> {
  const picture = await openPicture(file);
  return jpegOf(picture.resize({ ...cardSize, fit: 'cover', position: 'attention' }));
}

/** The card of a site that has no picture yet: the plain mark on its dark colour, over a line of its first one. */
export async function drawCard(palette: Palette): Promise<Uint8Array> {
  const { width, height } = cardSize;
  const pixels = Buffer.alloc(width * height * channels, Buffer.from(channelsOf(palette.blackColor)));
  const fill = (left: number, top: number, across: number, down: number, color: string): void => {
    const line = Buffer.alloc(across * channels, Buffer.from(channelsOf(color)));
    for (let row = top; row < top + down; row += 1) line.copy(pixels, (row * width + left) * channels);
  };
  const unit = Math.floor(height / 2 / sheet);
  const left = Math.round((width - sheet * unit) / 2);
  const top = Math.round((height - sheet * unit) / 2);
  for (const [x, y, across, down] of strokes)
    fill(left + x * unit, top + y * unit, across * unit, down * unit, palette.whiteColor);
  fill(0, height - 2 * unit, width, 2 * unit, palette.primaryColor);
  return jpegOf(await openPicture(pixels, { raw: { width, height, channels } }));
}

const jpegOf = (picture: Sharp): Promise<Buffer> =>
  picture
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

/** Red, green and blue of a stored colour, #RGB or #RRGGBB. */
function channelsOf(color: string): number[] {
  const digits = color.slice(1);
  const long = digits.length === channels ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}
