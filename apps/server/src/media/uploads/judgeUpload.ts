import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { Metadata } from 'sharp';
import { openPicture } from '../decoder.ts';
import { isAnimatable, type PictureKind } from './kindOfBytes.ts';
import { pictureLimits } from '../pictureLimits.ts';
import { damaged, refuse } from './refuse.ts';

/**
 * Reads the header of an uploaded picture before anything is decoded. Throws 400 for a damaged one and 413 for one that
 * would cost too much.
 */
export async function judgeUpload(path: string, kind: PictureKind): Promise<Metadata> {
  const picture = await openPicture(path, { limitInputPixels: false, animated: isAnimatable(kind) });
  const facts = await picture.metadata().catch(() => {
    throw damaged();
  });
  const excess = excessOf(facts, kind);
  if (excess !== undefined) throw refuse(413, excess);
  return facts;
}

/** The limit that a picture exceeds, as a message; undefined if it may be decoded. */
function excessOf(facts: Metadata, kind: PictureKind): string | undefined {
  const { width, height, hasAlpha, pages = 1, pageHeight = height } = facts;
  const { frames, uploadSide, avifBytes } = pictureLimits;
  const pixels = width * height;
  const avifBytesPerPixel = hasAlpha ? 6 : 3;
  if (pages > frames) return refusals.tooManyFrames(frames);
  if (pixels > limits.uploadPixels) {
    return refusals.tooManyPixels(limits.uploadPixels / 1_000_000);
  }
  if (Math.max(width, pageHeight) > uploadSide) return refusals.tooLongSide(uploadSide);
  if (kind === 'avif' && pixels * avifBytesPerPixel > avifBytes) {
    const megapixels = Math.floor(avifBytes / avifBytesPerPixel / 100_000) / 10;
    return refusals.avifTooLarge(megapixels);
  }
  if (pages === 1 && pixels * bytesPerPixel(facts, kind) > mostBytes(facts, kind)) {
    return refusals.pictureTooLarge();
  }
  return undefined;
}

const mostBytes = ({ isProgressive }: Metadata, kind: PictureKind): number =>
  kind === 'webp' || isProgressive ? pictureLimits.wholeBytes : pictureLimits.lineBytes;

/** The bytes that a decoder holds per pixel: for a progressive JPEG, two-byte coefficients. */
function bytesPerPixel(facts: Metadata, kind: PictureKind): number {
  const { channels, depth, hasAlpha, isProgressive, chromaSubsampling } = facts;
  if (kind === 'jpeg' && isProgressive) return 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  // Transparency is decoded separately, in addition to the picture.
  if (kind === 'webp') return hasAlpha ? 6 : 3;
  return channels * (depth === 'ushort' ? 2 : 1);
}
