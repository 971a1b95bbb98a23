import { limits } from '@vitrin/contract/limits';
import type { CreateText, Sharp, SharpOptions } from 'sharp';

/** Opens pictures. sharp is loaded with the first one, and limited to the five accepted formats. */
export async function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  loading ??= loadSharp();
  const sharp = await loading;
  return sharp(source, { limitInputPixels: limits.uploadPixels, failOn: 'error', ...options });
}

/** Renders text as a picture with a transparent background. */
export async function openWords(text: CreateText): Promise<Sharp> {
  loading ??= loadSharp();
  const sharp = await loading;
  return sharp({ text });
}

let loading: ReturnType<typeof loadSharp> | undefined;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One picture and one thread at a time: memory stays bounded, and requests keep a core.
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
