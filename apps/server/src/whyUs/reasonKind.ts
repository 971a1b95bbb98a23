import type { WhyUsItem } from '@vitrin/contract/whyUs';
import type { ContentKind } from '../content/contentKind.ts';
import { placedList } from '../content/places.ts';
import { foldedText } from '../content/searchText.ts';

/** Reasons to choose the company. */
export const reasons: ContentKind<'whyUsItem', WhyUsItem> = {
  table: 'whyUsItem',
  name: 'Item',
  rows: (reader) => reader.selectFrom('whyUsItem').selectAll(),
  answers: async (_reader, rows) =>
    rows.map(({ search: _search, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
  searchText: ({ title, description }) => foldedText(title, description),
  pictureIds: () => Promise.resolve([]),
  list: placedList({ title: 'text' }),
};
