import type { Sharp } from 'sharp';
import type { StoredVariant } from '../store/schema.ts';
import { openPicture } from './decoder.ts';
import { damaged } from './judgeUpload.ts';
import { isAnimatable, type PictureKind } from './kindOfBytes.ts';
import { nameOf, type PictureExtension, typeOfExtension } from './pictureName.ts';
import type { PictureStorage } from './pictureStorage.ts';

/** A picture whose file is stored, before a row tells of it. */
export type PreparedPicture = {
  name: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
  color: string;
  variants: readonly StoredVariant[];
  /** False where sizes are still to be made. */
  variantsComplete: boolean;
};

/** The longest side that WebP can hold. */
const webpSide = 16_383;
const placeholderSide = 20;
const sampleSide = 64;

/**
 * Turns an uploaded picture upright, writes it anew without its metadata (place, camera, hidden texts) and stores it.
 * AVIF is kept as WebP: writing AVIF at full size takes tens of seconds.
 */
export async function prepareUpload(
  path: string,
  kind: PictureKind,
  storage: PictureStorage,
): Promise<PreparedPicture> {
  const animated = isAnimatable(kind);
  const picture = await openPicture(path, { animated });
  const [rewritten, extension] = rewrite(animated ? picture : picture.autoOrient(), kind);
  const bytes = await rewritten.toBuffer().catch(() => {
    throw damaged();
  });
  return storePicture(bytes, extension, storage);
}

/** Stores a picture as it is, for files that we made ourselves. */
export async function storePicture(
  bytes: Uint8Array,
  extension: PictureExtension,
  storage: PictureStorage,
): Promise<PreparedPicture> {
  const { width, height } = await (await openPicture(bytes)).metadata();
  const sample = await (await openPicture(bytes))
    .resize(sampleSide, sampleSide, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const name = nameOf(bytes, extension);
  const [placeholder, color] = [await placeholderOf(sample), await colorOf(sample)];
  await storage.put(name, bytes);
  return {
    name,
    mime: typeOfExtension(extension),
    width,
    height,
    bytes: bytes.byteLength,
    placeholder,
    color,
    variants: [],
    variantsComplete: false,
  };
}

function rewrite(picture: Sharp, kind: PictureKind): [Sharp, PictureExtension] {
  if (kind === 'jpeg') return [picture.jpeg({ quality: 90 }), 'jpg'];
  if (kind === 'png') return [picture.png(), 'png'];
  if (kind === 'gif') return [picture.gif(), 'gif'];
  if (kind === 'webp') return [picture.webp({ quality: 90 }), 'webp'];
  const fitting = { width: webpSide, height: webpSide, fit: 'inside', withoutEnlargement: true } as const;
  return [picture.resize(fitting).webp({ quality: 90 }), 'webp'];
}

/** A few pixels as a data URL, to be shown blurred until the picture is there. */
async function placeholderOf(sample: Uint8Array): Promise<string> {
  const tiny = await (await openPicture(sample))
    .resize(placeholderSide, placeholderSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function colorOf(sample: Uint8Array): Promise<string> {
  const { dominant } = await (await openPicture(sample)).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
