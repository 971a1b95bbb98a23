import type { Post, PostChange, PostDraft } from '@vitrin/contract/post';
import { isActive } from '@vitrin/contract/service';
import { dayInIstanbul } from '@vitrin/contract/turkish';
import type { Clock } from '../clock.ts';
import { changeEntry, fieldsOf, freshRow, insertRow } from '../content/contentWrites.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { PostRow } from '../store/schema.ts';
import { posts } from './postKind.ts';
import { tagKeysOf, tidyTags } from './tags.ts';

/** Adds the row of a post: of today and by the given author where its form names neither. */
export const insertPost = (
  writer: Writer,
  { status, active, date, author, publishDate, ...texts }: PostDraft,
  { now, byDefault, pictureId = null }: { now: Date; byDefault: string; pictureId?: string | null },
): Promise<PostRow> =>
  insertRow(
    posts,
    writer,
    withDerived({
      ...texts,
      ...freshRow(now),
      date: date ?? dayInIstanbul(now),
      author: author || byDefault,
      publishDate: dateOf(publishDate),
      active: isActive({ active, status }),
      pictureId,
    }),
  );

/** Changes the given fields. Throws 404, and 409 where somebody else saved in between. */
export function updatePost(
  tools: { store: Store; clock: Clock },
  id: string,
  change: PostChange,
): Promise<Post> {
  const { publishDate, ...texts } = fieldsOf(change);
  return changeEntry(posts, tools, id, change, (stored) =>
    withDerived({
      ...stored,
      ...texts,
      publishDate: publishDate === undefined ? stored.publishDate : dateOf(publishDate),
    }),
  );
}

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** The row with tidy tags, what they are compared by, and the day that the post is listed by. */
function withDerived(row: Omit<PostRow, 'tagKeys' | 'shownDay'>): PostRow {
  const tags = tidyTags(row.tags);
  const shownDay = row.publishDate === null ? row.date : dayInIstanbul(row.publishDate);
  return { ...row, tags, tagKeys: tagKeysOf(tags), shownDay };
}
