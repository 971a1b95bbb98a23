import { open } from 'node:fs/promises';
import { limits } from '@vitrin/contract/limits';
import { HttpError } from '../http/httpErrors.ts';
import { openPicture } from './decoder.ts';
import { headBytes, isAnimatable, kindOfBytes, type PictureKind } from './kindOfBytes.ts';

/** An error about the uploaded file. */
export const refuse = (status: number, message: string): HttpError =>
  new HttpError(status, message, { errors: { file: message } });

/** Tells what an uploaded file is. Throws 415 for what is no accepted picture, 400 for a damaged one, 413 past the limit. */
export async function judgeUpload(path: string): Promise<PictureKind> {
  const kind = kindOfBytes(await readHead(path));
  if (kind === undefined) {
    throw refuse(415, 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted');
  }
  const picture = await openPicture(path, { limitInputPixels: false, animated: isAnimatable(kind) });
  const { width, height } = await picture.metadata().catch(() => {
    throw damaged();
  });
  if (width * height > limits.uploadPixels) {
    throw refuse(413, `The picture has more than ${limits.uploadPixels / 1_000_000} megapixels`);
  }
  return kind;
}

/** 400 for a picture that begins as one but cannot be read. */
export const damaged = (): HttpError => refuse(400, 'The picture is damaged and cannot be read');

/** The first bytes of a file, which tell what it is. */
export async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
