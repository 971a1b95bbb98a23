import type { Image } from '@vitrin/contract/files/image';
import type { Reader } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import { imageOf } from './pictures.ts';

const ownPicture = /\ssrc="\/api\/images\/([^"?#/]{1,255})"/g;

/**
 * The stored pictures within HTML texts, with their sizes, as returned with an entry; an empty object if there are
 * none. Their descriptions are in the text itself.
 */
export async function textPicturesOf(
  reader: Reader,
  texts: readonly string[],
): Promise<{ textPictures?: Image[] }> {
  const names = new Set(texts.flatMap((text) => [...text.matchAll(ownPicture)].map(([, name = '']) => name)));
  if (names.size === 0) return {};
  const rows = await readInChunks([...names], (chunk) =>
    reader.selectFrom('picture').selectAll().where('name', 'in', chunk).execute(),
  );
  const pictures = rows.map(imageOf).map(({ url, width, height, variants }) => ({
    url,
    width,
    height,
    variants,
  }));
  return pictures.length === 0 ? {} : { textPictures: pictures };
}
