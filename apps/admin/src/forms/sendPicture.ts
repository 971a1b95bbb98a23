import type { Image } from '@vitrin/contract/image';
import { client } from '../api.ts';
import { knownReasonOf } from './reasonOf.ts';

/**
 * Stores a picture for a rich text, from a file or from elsewhere on the web, and returns its address, or why it was
 * refused. Throws where nobody knows why.
 */
export const sendPicture = async (
  source: File | { url: string },
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Image | { refused: string }> => {
  try {
    return await (source instanceof File
      ? client.images.upload({ file: source, ...options })
      : client.images.importFrom({ body: source, signal: options.signal }));
  } catch (error) {
    const why = knownReasonOf(error);
    if (why === undefined) throw error;
    return { refused: why };
  }
};
