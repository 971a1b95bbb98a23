import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';

/** The size in bytes that a picture of the demo must not exceed. */
const budget = 92_000;

/** Writes a picture as AVIF at the best quality within the budget; returns its size in bytes. */
export async function writeAvif(picture: Sharp, file: string, quality = 62): Promise<number> {
  const bytes = await picture.clone().avif({ quality, effort: 5 }).toBuffer();
  if (bytes.length > budget && quality > 30) return writeAvif(picture, file, quality - 4);
  await writeFile(file, bytes);
  return bytes.length;
}
