import type { Image } from '@vitrin/contract/image';
import { client } from '../api.ts';

/** Sends a picture that belongs into a text, and answers where it is from now on. */
export const sendPicture = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Image> => client.images.upload({ file, ...options });
