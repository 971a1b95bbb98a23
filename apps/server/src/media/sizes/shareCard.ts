import type { FocalPoint } from '@vitrin/contract/files/focalPoint';
import type { Palette } from '@vitrin/contract/settings/palette';
import path from 'node:path';
import type { OverlayOptions, Sharp } from 'sharp';
import { projectRoot } from '../../projectRoot.ts';
import { cutAround } from './cutAround.ts';
import { openPicture, openWords } from '../decoder.ts';
import { cardSize } from '../pictureName.ts';

/** The strokes of the default mark in its 34 by 34 view box: left, top, width and height of each. */
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

/** The card of a picture: cropped around a point, or where there is most to see. */
export async function cutCard(file: Uint8Array, focalPoint?: FocalPoint): Promise<Uint8Array> {
  const picture = await openPicture(file);
  if (focalPoint !== undefined) {
    const part = cutAround(await picture.metadata(), cardSize.width / cardSize.height, focalPoint);
    return jpegOf(picture.extract(part).resize({ ...cardSize, fit: 'fill' }));
  }
  return jpegOf(picture.resize({ ...cardSize, fit: 'cover', position: 'attention' }));
}

/** The text on a card: the title of a page and the company. */
export type CardWords = { title: string; company: string };

/**
 * A card in the colours of the site, above a line in its primary colour: with text, or with the default mark if the
 * site has no picture yet.
 */
export async function drawCard(palette: Palette, words?: CardWords): Promise<Uint8Array> {
  const { width, height } = cardSize;
  const ground = channelsOf(palette.blackColor);
  const pixels = Buffer.alloc(width * height * channels, Buffer.from(ground));
  const fill = (left: number, top: number, across: number, down: number, color: string): void => {
    const line = Buffer.alloc(across * channels, Buffer.from(channelsOf(color)));
    for (let row = top; row < top + down; row += 1) line.copy(pixels, (row * width + left) * channels);
  };
  const unit = Math.floor(height / 2 / sheet);
  const left = Math.round((width - sheet * unit) / 2);
  const top = Math.round((height - sheet * unit) / 2);
  if (words === undefined) {
    for (const [x, y, across, down] of strokes)
      fill(left + x * unit, top + y * unit, across * unit, down * unit, palette.whiteColor);
  }
  fill(0, height - 2 * unit, width, 2 * unit, palette.primaryColor);
  const card = await openPicture(pixels, { raw: { width, height, channels } });
  return jpegOf(words === undefined ? card : card.composite(await writtenOn(ground, words)));
}

const edge = 80;
const lowest = cardSize.height - 2 * edge;
const inner = cardSize.width - 2 * edge;

/** Sizes of a title in pixels; the first that leaves room for the company's name is used. */
const titleSizes = [92, 76, 64, 54, 46, 38] as const;
const companySize = 34;
const titleHeight = lowest - edge - companySize;

/** The title above and the company below, in black or white, whichever contrasts with the background. */
async function writtenOn(ground: readonly number[], words: CardWords): Promise<OverlayOptions[]> {
  const ink = isLight(ground) ? 'black' : 'white';
  const title = await fittingWords(words.title, ink, titleSizes, titleHeight);
  const company = await fittingWords(words.company, ink, [companySize], companySize * 2);
  return [
    ...(title === undefined ? [] : [{ input: title.data, left: edge, top: edge }]),
    ...(company === undefined
      ? []
      : [{ input: company.data, left: edge, top: lowest - company.height + edge }]),
  ];
}

type Written = { data: Buffer; width: number; height: number };

/** Text in the first size that fits the height; at the last size the excess is cut off. */
async function fittingWords(
  words: string,
  ink: string,
  sizes: readonly number[],
  highest: number,
): Promise<Written | undefined> {
  let written: Written | undefined;
  for (const size of sizes) {
    // Each size is tried only if the one before it was too large.
    written = await write(words, ink, size);
    if (written === undefined || written.height <= highest) return written;
  }
  if (written === undefined) return undefined;
  const { data, width } = written;
  const cut = (await openPicture(data)).extract({ left: 0, top: 0, width, height: highest });
  return { data: await cut.png().toBuffer(), width, height: highest };
}

const fontFile = path.join(projectRoot, 'apps/server/fonts/archivo-semibold.ttf');

async function write(words: string, ink: string, size: number): Promise<Written | undefined> {
  const plain = words.slice(0, mostLetters).replaceAll(undrawn, ' ').trim();
  if (plain === '') return undefined;
  const picture = await openWords({
    text: `<span foreground="${ink}">${escaped(plain)}</span>`,
    // The comma ends the family name, whose last word would be taken for a weight.
    font: `Archivo SemiBold, ${size}`,
    fontfile: fontFile,
    width: inner,
    wrap: 'word-char',
    dpi: 72,
    rgba: true,
  });
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** More does not fit on a card, and an API on another host may send any number. */
const mostLetters = 300;

/** Control characters, lone surrogates, and emoji, which the font lacks. */
const undrawn = /(?:\p{Cc}|\p{Cs}|\s|\u200d|\ufe0f|[\u{1f000}-\u{1faff}])+/gu;

const marks: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/** Escapes text for the renderer, which expects markup. */
const escaped = (words: string): string => words.replaceAll(/[&<>]/g, (sign) => marks.get(sign) ?? sign);

/** Whether black contrasts better than white with a background, by the luminance of WCAG 2. */
function isLight(ground: readonly number[]): boolean {
  const [red = 0, green = 0, blue = 0] = ground.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // At this luminance both have the same contrast.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
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
