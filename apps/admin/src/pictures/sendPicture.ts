import type { Image } from '@vitrin/contract/files/image';
import { ourClient } from '../api.ts';
import { duringWork } from '../shared/duringWork.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';

/**
 * Stores a picture for a text, from a file, an address on the web or the library, and returns its address, or why it
 * was refused. Throws for an unknown reason.
 */
export const sendPicture = async (
  source: File | { url: string } | { libraryId: string },
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Image | { refused: string }> => {
  try {
    if (source instanceof File)
      return await duringWork(ourClient.images.upload({ file: source, ...options }));
    if ('url' in source) return await ourClient.images.importFrom({ body: source, signal: options.signal });
    return await ourClient.library.use({ params: { id: source.libraryId }, body: { kind: 'text' } });
  } catch (error) {
    const why = knownReasonOf(error);
    if (why === undefined) throw error;
    return { refused: why };
  }
};
