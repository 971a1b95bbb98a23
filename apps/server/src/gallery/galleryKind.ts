import type { GalleryItem } from '@vitrin/contract/gallery';
import type { ContentKind } from '../content/contentKind.ts';
import { placedList } from '../content/places.ts';
import { foldedText } from '../content/searchText.ts';
import { imagesOfRows } from '../media/pictures.ts';

/** Pictures of the gallery. */
export const galleryItems: ContentKind<'galleryItem', GalleryItem> = {
  table: 'galleryItem',
  name: 'Image',
  rows: (reader) => reader.selectFrom('galleryItem').selectAll(),
  answers: async (reader, rows) => {
    const images = await imagesOfRows(reader, rows);
    return rows.flatMap(({ pictureId, search: _search, ...row }) => {
      const image = images.get(pictureId);
      const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
      return image === undefined ? [] : [{ ...image, ...row, ...times, uploadDate: times.createdAt }];
    });
  },
  searchText: ({ title, category, alt }) => foldedText(title, category, alt),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: placedList({ title: 'text', category: 'text' }),
};
