import { limits } from '@vitrin/contract/limits';
import type { CreateText, Sharp, SharpOptions } from 'sharp';

/** Opens pictures. sharp is loaded with the first one, and reads only the five kinds that we accept. */
export async function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  loading ??= loadSharp();
  const sharp = await loading;
  return sharp(source, { limitInputPixels: limits.uploadPixels, failOn: 'error', ...options });
}

/** Opens words as a picture with a see-through ground. */
export async function openWords(text: CreateText): Promise<Sharp> {
  loading ??= loadSharp();
  const sharp = await loading;
  return sharp({ text });
}

let loading: ReturnType<typeof loadSharp> | undefined;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One picture at a time, and one thread for it: memory stays bounded, and requests keep a core.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
      'VipsForeignLoadNsgif',
    ],
  });
  return sharp;
}
