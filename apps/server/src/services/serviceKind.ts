import type { Service } from '@vitrin/contract/service';
import { textOfHtml } from '@vitrin/contract/turkish';
import type { ContentKind } from '../content/contentKind.ts';
import { placedList } from '../content/places.ts';
import { foldedText } from '../content/searchText.ts';
import { imagesOfRows } from '../media/pictures.ts';

/** Services. */
export const services: ContentKind<'service', Service> = {
  table: 'service',
  name: 'Service',
  rows: (reader) => reader.selectFrom('service').selectAll(),
  answers: async (reader, rows) => {
    const images = await imagesOfRows(reader, rows);
    return rows.map(({ pictureId, search: _search, ...row }) => ({
      ...row,
      status: row.active ? 'active' : 'inactive',
      image: images.get(pictureId) ?? null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }));
  },
  searchText: ({ title, subtitle, shortDescription, description }) =>
    foldedText(title, subtitle, shortDescription, textOfHtml(description)),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: placedList({ title: 'text', path: 'value' }),
};
