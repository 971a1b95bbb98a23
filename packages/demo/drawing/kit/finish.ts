import sharp, { type Sharp } from 'sharp';
import { clamp, lerp } from './maths.ts';
import { createRandom } from './random.ts';
import type { Sheet } from './sheet.ts';

const warm = [255, 214, 170] as const;
const cool = [40, 62, 60] as const;

/**
 * The picture of a scene, `width` pixels wide, with what a lens and a film add: bloom around highlights, darker
 * corners, warm lights and cool shadows, grain.
 */
export async function finish(scene: Sheet, width: number): Promise<Sharp> {
  const { bloom = 0.35, grain = 7, vignette = 0.25, tone = 0.1 } = scene.finish;
  const drawn = await rasterize(scene, width);
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  const highlights = await sharp(drawn)
    .linear(2.1, -270)
    .blur(width / 90)
    .raw()
    .toBuffer();
  const random = createRandom(scene.seed + 99);
  const picture = Buffer.alloc(data.length);
  let lastGrain = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const dx = (pixel % info.width) / info.width - 0.5;
    const dy = Math.floor(pixel / info.width) / info.height - 0.46;
    const falloff = 1 - vignette * clamp((dx * dx + dy * dy) * 1.9 - 0.12);
    const first = pixel * 3;
    const light =
      (data.readUInt8(first) * 0.3 + data.readUInt8(first + 1) * 0.59 + data.readUInt8(first + 2) * 0.11) /
      255;
    const freshGrain = random() + random() - 1;
    // Neighbouring grains are related, and grain shows most in the middle tones.
    const noise = (freshGrain + lastGrain * 0.5) * grain * (0.45 + 2.2 * light * (1 - light));
    lastGrain = freshGrain;
    for (const channel of [0, 1, 2] as const) {
      const bloomed =
        1 -
        (1 - data.readUInt8(first + channel) / 255) *
          (1 - (highlights.readUInt8(first + channel) / 255) * bloom);
      const wash = lerp(cool[channel], warm[channel], light) / 255;
      const toned = 1 - (1 - bloomed) * (1 - wash * 0.25) * (1 - (wash - 0.5) * 0.2);
      const value = lerp(bloomed, toned, tone) * falloff;
      picture[first + channel] = clamp(value * 255 + noise, 0, 255);
    }
  }
  return sharp(picture, { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** The scene without its overscan, as a PNG. */
async function rasterize(scene: Sheet, width: number): Promise<Buffer> {
  const pixelsPerUnit = width / scene.width;
  const wholeWidth = Math.round((scene.width + 2 * scene.overscan) * pixelsPerUnit);
  const whole = sharp(Buffer.from(scene.toSvg(wholeWidth)), { unlimited: true }).removeAlpha();
  const left = Math.round(scene.overscan * pixelsPerUnit);
  const top = Math.round((scene.overscan * pixelsPerUnit * scene.height) / scene.width);
  const height = Math.round(scene.height * pixelsPerUnit);
  return whole.extract({ left, top, width, height }).png({ compressionLevel: 1 }).toBuffer();
}
