import type { Image } from '@vitrin/contract/image';
import { client } from '../api.ts';

/** Uploads a picture for a rich text, and returns its address. */
export const sendPicture = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Image> => client.images.upload({ file, ...options });
