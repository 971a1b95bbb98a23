import type { Post } from '@vitrin/contract/post';
import { textOfHtml } from '@vitrin/contract/turkish';
import type { ContentKind } from '../content/contentKind.ts';
import { foldedText } from '../content/searchText.ts';
import { imagesOfRows } from '../media/pictures.ts';

/** Blog posts. */
export const posts: ContentKind<'post', Post> = {
  table: 'post',
  name: 'Blog post',
  rows: (reader) => reader.selectFrom('post').selectAll(),
  answers: async (reader, rows) => {
    const images = await imagesOfRows(reader, rows);
    return rows.map(({ pictureId, tagKeys: _keys, shownDay: _day, search: _search, ...row }) => ({
      ...row,
      tags: [...row.tags],
      image: images.get(pictureId) ?? null,
      publishDate: row.publishDate?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }));
  },
  searchText: ({ title, excerpt, content, details, author, category, tags }) =>
    foldedText(title, excerpt, textOfHtml(content), textOfHtml(details), author, category, ...tags),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: {
    sort: {
      title: 'text',
      author: 'text',
      category: 'text',
      date: 'value',
      shownDay: 'value',
      createdAt: 'value',
      updatedAt: 'value',
    },
    order: '-shownDay',
  },
};
