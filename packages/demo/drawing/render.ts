/**
 * Draws the pictures of the demo.
 *
 *     npm run draw -w @vitrin/demo -- all
 *     npm run draw -w @vitrin/demo -- missing
 *     npm run draw -w @vitrin/demo -- crops
 *     npm run draw -w @vitrin/demo -- logos
 *     npm run draw -w @vitrin/demo -- <scene> <seed> <dawn|noon|dusk> <width> <file.avif>
 *
 * A seed below 0 swaps left and right; a file's path starts at packages/demo.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Crop } from './cropSet.ts';
import { finish } from './kit/finish.ts';
import { type HourName, hours } from './kit/hours.ts';
import { writeAvif } from './kit/writeAvif.ts';
import { drawLogo } from './logo.ts';
import { logoSet } from './logoSet.ts';
import { pictureSet, type SetPicture } from './pictureSet.ts';
import { isSceneName, scenes } from './scenes.ts';

const usage =
  'Usage: npm run draw -w @vitrin/demo -- (all | missing | crops | logos | <scene> <seed> <dawn|noon|dusk> <width> <file.avif>)';

async function render(picture: Omit<SetPicture, 'file'>, file: string, width: number): Promise<void> {
  const sheet = scenes[picture.scene](picture.seed, picture.hour);
  sheet.mirrored = picture.mirrored ?? false;
  const finished = await finish(sheet, width);
  const bytes = await writeAvif(
    picture.crop === undefined ? finished : await cut(finished, picture.crop),
    file,
  );
  process.stdout.write(`${file}  ${Math.round(bytes / 1024)} KB\n`);
}

/** The part of a picture that a crop keeps, at most 900 pixels high. */
async function cut(picture: Sharp, crop: Crop): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const part = await sharp(data, { raw: { width, height, channels } })
    .extract({
      left: Math.round((width * crop.left) / 100),
      top: Math.round((height * crop.top) / 100),
      width: Math.round((width * crop.width) / 100),
      height: Math.round((height * crop.height) / 100),
    })
    .resize({ height: 900, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(part);
}

const folder = join(import.meta.dirname, '../pictures');

const isDrawn = (picture: SetPicture): boolean => existsSync(join(folder, picture.file));

async function renderAll(set: readonly SetPicture[]): Promise<void> {
  for (const picture of set) {
    // One picture keeps all cores and much memory busy.
    await render(picture, join(folder, picture.file), picture.scene === 'portrait' ? 800 : 1920);
  }
}

async function renderLogos(): Promise<void> {
  for (const logo of logoSet) {
    const bytes = await writeAvif(await drawLogo(logo), join(folder, logo.file), 74);
    process.stdout.write(`${logo.file}  ${Math.round(bytes / 1024)} KB\n`);
  }
}

const isHour = (name: string): name is HourName => Object.hasOwn(hours, name);

const [scene = '', seed = '', hour = '', width = '', file = ''] = process.argv.slice(2);
if (scene === 'all') {
  await renderAll(pictureSet);
  await renderLogos();
} else if (scene === 'missing') await renderAll(pictureSet.filter((picture) => !isDrawn(picture)));
else if (scene === 'logos') await renderLogos();
else if (scene === 'crops') await renderAll(pictureSet.filter(({ crop }) => crop !== undefined));
else if (isSceneName(scene) && isHour(hour) && Number(seed) !== 0 && Number(width) > 0 && file !== '') {
  const picture = { scene, seed: Math.abs(Number(seed)), hour, mirrored: Number(seed) < 0 };
  await render(picture, file, Number(width));
} else {
  process.stderr.write(`${usage}\nScenes: ${Object.keys(scenes).join(', ')}\n`);
  process.exitCode = 1;
}
