import { freshRow, insertRow } from '../content/contentWrites.ts';
import { nextPlace } from '../content/places.ts';
import type { Writer } from '../store/openStore.ts';
import type { GalleryItemRow } from '../store/schema.ts';
import { galleryItems } from './galleryKind.ts';

/** Adds the row of a visible picture after all others. */
export const insertGalleryItem = async (
  writer: Writer,
  facts: Pick<GalleryItemRow, 'title' | 'category' | 'alt' | 'pictureId'>,
  now: Date,
): Promise<GalleryItemRow> =>
  insertRow(galleryItems, writer, {
    ...facts,
    ...freshRow(now),
    active: true,
    displayOrder: await nextPlace(writer, 'galleryItem'),
  });
