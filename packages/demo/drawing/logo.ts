import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Logo } from './logoSet.ts';

/** The font that the server writes on cards with; it has all Turkish letters. */
const fontfile = join(import.meta.dirname, '../../../apps/server/fonts/archivo-semibold.ttf');

const height = 144;
const gap = 30;

/** Draws a logo on a transparent ground: the mark, with the name beside it. */
export async function drawLogo({ lines, ink, mark }: Logo): Promise<Sharp> {
  const sign = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${height}" height="${height}" viewBox="0 0 48 48">${mark}</svg>`,
  );
  const name = await sharp({
    text: {
      text: `<span foreground="${ink}">${lines.join('\n')}</span>`,
      // The comma ends the family's name, of which the last word would be taken for a weight.
      font: 'Archivo SemiBold, 40',
      fontfile,
      rgba: true,
      dpi: 72,
      spacing: 4,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = height + gap + name.info.width;
  const place = { left: height + gap, top: Math.round((height - name.info.height) / 2) };
  const drawn = await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([
      { input: sign, left: 0, top: 0 },
      { input: name.data, ...place },
    ])
    .png()
    .toBuffer();
  return sharp(drawn);
}
