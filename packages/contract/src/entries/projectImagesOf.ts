import { image } from '../files/image.ts';
import type { ListedImage } from '../kinds/pictureList.ts';

/** The pictures of a project from any of the shapes that an API may use: a list, one, or nothing. */
export function projectImagesOf(item: { image?: unknown; images?: unknown }): ListedImage[] {
  const from = Array.isArray(item.images) && item.images.length > 0 ? item.images : item.image;
  const list: unknown[] = Array.isArray(from) ? from : from === null || from === undefined ? [] : [from];
  return list.flatMap((candidate) => {
    const parsed = image.safeParse(candidate);
    return parsed.success ? [{ ...parsed.data, id: parsed.data.id ?? parsed.data.url }] : [];
  });
}
