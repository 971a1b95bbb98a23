import {
  type GalleryItem,
  type GalleryItemChange,
  galleryItemKind,
} from '@vitrin/contract/kinds/galleryItem';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { Switched, WrittenKind } from '../content/contentKind.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows } from '../media/pictures.ts';
import type { Reader } from '../store/openStore.ts';
import type { GalleryItemRow } from '../store/schema.ts';

/** The facts of an upload, and the stored picture. */
export type GalleryDraft = Switched & Pick<GalleryItemRow, 'title' | 'category' | 'alt' | 'pictureId'>;

const answers = async (reader: Reader, rows: readonly GalleryItemRow[]): Promise<GalleryItem[]> => {
  const images = await imagesOfRows(reader, rows);
  return rows.flatMap(({ pictureId, ...row }) => {
    const image = images.get(pictureId);
    const entry = answeredEntry(row);
    return image === undefined ? [] : [{ ...image, ...entry, uploadDate: entry.createdAt }];
  });
};

/** The kind of gallery pictures. */
export const galleryItems: WrittenKind<
  'galleryItem',
  GalleryItem,
  GalleryDraft,
  GalleryItemChange,
  GalleryItem
> = {
  table: 'galleryItem',
  label: galleryItemKind.label,
  fields: galleryItemKind.fields,
  change: galleryItemKind.change,
  rows: (reader) => reader.selectFrom('galleryItem').selectAll(),
  answers,
  listed: answers,
  summaries: answers,
  leftOut: [],
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'galleryItem'),
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  pictureId: ({ pictureId }) => pictureId,
  list: { sort: galleryItemKind.sorts, order: placeOrder },
};
