import { leftOut } from '@vitrin/contract/kinds/defineKind';
import {
  type Post,
  type PostChange,
  type PostDraft,
  postKind,
  postPaths,
  type PostSummary,
} from '@vitrin/contract/kinds/post';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { withoutSharing } from '../content/withoutSharing.ts';
import { freePath, keepOldPath } from '../content/entryPaths.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows } from '../media/pictures.ts';
import { textPicturesOf } from '../media/textPictures.ts';
import type { Reader } from '../store/openStore.ts';
import type { PostRow } from '../store/schema.ts';
import { keepTags, tidyTags } from './tags.ts';

const answers = async (reader: Reader, rows: readonly PostRow[]): Promise<Post[]> => {
  const images = await imagesOfRows(reader, rows);
  return rows.map(({ pictureId, shownDay: _day, writtenBy: _writer, ...row }) => ({
    ...answeredEntry(row),
    tags: [...row.tags],
    image: images.get(pictureId) ?? null,
    publishDate: row.publishDate?.toISOString() ?? null,
  }));
};

/** Blog posts: dated today and written by the user who adds them, unless the form says otherwise. */
export const posts: WrittenKind<'post', Post, PostDraft, PostChange, PostSummary> = {
  table: 'post',
  label: postKind.label,
  fields: postKind.fields,
  change: postKind.change,
  draft: postKind.draft,
  rows: (reader) => reader.selectFrom('post').selectAll(),
  answers,
  besides: (reader, { content, details }) => textPicturesOf(reader, [content, details]),
  listed: answers,
  summaries: async (reader, rows) =>
    (await answers(reader, rows)).map(({ content: _lead, details: _body, ...summary }) =>
      withoutSharing(summary),
    ),
  leftOut: leftOut(postKind),
  newRow: async ({ date, author, path, publishDate, ...fields }, entry, writer, addition) =>
    withDerived({
      ...fields,
      ...entry,
      path: path || (await freePath(writer, 'post', { ...fields, ...entry }, postPaths)),
      date: date ?? dayInIstanbul(addition.now),
      author: author || addition.author,
      publishDate: dateOf(publishDate),
      writtenBy: addition.by?.userId ?? '',
      pictureId: null,
    }),
  changedRow: async (stored, { path = stored.path, publishDate, ...fields }, writer) => {
    const changed = { ...stored, ...definedOnly(fields) };
    return withDerived({
      ...changed,
      path: path || (await freePath(writer, 'post', changed, postPaths)),
      publishDate: publishDate === undefined ? stored.publishDate : dateOf(publishDate),
    });
  },
  afterWrite: async (writer, row, before) => {
    await keepOldPath('post', isPublicPost)(writer, row, before);
    await keepTags(writer, row);
  },
  pictureId: ({ pictureId }) => pictureId,
  list: { sort: postKind.sorts, order: { columns: ['shownDay', 'createdAt', 'id'], descending: true } },
};

/** Whether visitors see a post at a given time. */
export const isPublicPost = ({ active, publishDate }: PostRow, now: Date): boolean =>
  active && (publishDate === null || publishDate <= now);

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** The row with normalised tags, and the day by which the post is sorted. */
function withDerived(row: Omit<PostRow, 'shownDay'>): PostRow {
  const tags = tidyTags(row.tags);
  const shownDay = row.publishDate === null ? row.date : dayInIstanbul(row.publishDate);
  return { ...row, tags, shownDay };
}
