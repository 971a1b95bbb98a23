import { type Post, type PostChange, type PostDraft, postKind } from '@vitrin/contract/kinds/post';
import { dayInIstanbul } from '@vitrin/contract/turkish';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows } from '../media/pictures.ts';
import type { PostRow } from '../store/schema.ts';
import { tagKeysOf, tidyTags } from './tags.ts';

/** Blog posts: of today and by whoever adds them, where the form says neither. */
export const posts: WrittenKind<'post', Post, PostDraft, PostChange> = {
  table: 'post',
  label: postKind.label,
  fields: postKind.fields,
  rows: (reader) => reader.selectFrom('post').selectAll(),
  answers: async (reader, rows) => {
    const images = await imagesOfRows(reader, rows);
    return rows.map(({ pictureId, tagKeys: _keys, shownDay: _day, ...row }) => ({
      ...answeredEntry(row),
      tags: [...row.tags],
      image: images.get(pictureId) ?? null,
      publishDate: row.publishDate?.toISOString() ?? null,
    }));
  },
  newRow: ({ date, author, publishDate, ...fields }, entry, _writer, addition) =>
    withDerived({
      ...fields,
      ...entry,
      date: date ?? dayInIstanbul(addition.now),
      author: author || addition.author,
      publishDate: dateOf(publishDate),
      pictureId: null,
    }),
  changedRow: (stored, { publishDate, ...fields }) =>
    withDerived({
      ...stored,
      ...definedOnly(fields),
      publishDate: publishDate === undefined ? stored.publishDate : dateOf(publishDate),
    }),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: { sort: postKind.sorts, order: '-shownDay' },
};

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** The row with tidy tags, what they are compared by, and the day that the post is listed by. */
function withDerived(row: Omit<PostRow, 'tagKeys' | 'shownDay'>): PostRow {
  const tags = tidyTags(row.tags);
  const shownDay = row.publishDate === null ? row.date : dayInIstanbul(row.publishDate);
  return { ...row, tags, tagKeys: tagKeysOf(tags), shownDay };
}
