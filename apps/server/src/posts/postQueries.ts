import type { PartQuery } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { seesHidden } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import type { Facet } from '@vitrin/contract/entries/facets';
import type { Post, PostSummary } from '@vitrin/contract/kinds/post';
import { limits } from '@vitrin/contract/limits';
import { tagKey } from '@vitrin/contract/entries/tagKey';
import { sql } from 'kysely';
import { findRowByPath } from '../content/entryPaths.ts';
import { countValues } from '../content/countValues.ts';
import { briefRows } from '../content/briefRows.ts';
import { activeRows, answerOf, listFirst, listShown, requireRow } from '../content/contentReads.ts';
import { notFound } from '../http/httpErrors.ts';
import { answerWhole, partOfList, wholeList } from '../http/listPage.ts';
import { JsonAnswer, listAnswer } from '../http/answers/sendAnswer.ts';
import type { Reader } from '../store/openStore.ts';
import { inOrder, type ListOrder, textRows } from '../store/ordered.ts';
import type { PostRow } from '../store/schema.ts';
import { isOwnPost } from './postAccess.ts';
import { isPublicPost, posts } from './postKind.ts';

/** A page of the posts, or of those with a tag or of a category. */
export type AskedPosts = PartQuery & { tag?: string | undefined; category?: string | undefined };

/** The posts that visitors see at a given time. */
export const publishedRows = (reader: Reader, now: Date) =>
  activeRows(posts, reader).where((is) =>
    is.or([is('publishDate', 'is', null), is('publishDate', '<=', now)]),
  );

/** The posts scheduled for after a given time, or all others. */
export const scheduledRows = (reader: Reader, now: Date, waits: boolean) =>
  posts
    .rows(reader)
    .where((is) =>
      waits
        ? is.and([is('active', '=', true), is('publishDate', '>', now)])
        : is.or([is('active', '=', false), is('publishDate', 'is', null), is('publishDate', '<=', now)]),
    );

/** The posts that visitors see, newest first; the response is fresh until the next one is published. */
export async function listPosts(
  reader: Reader,
  now: Date,
  { tag, category, ...asked }: AskedPosts = {},
): Promise<JsonAnswer<PostSummary[]>> {
  const answer =
    tag === undefined
      ? await listShown(posts, reader, asked, ofCategory(publishedRows(reader, now), category))
      : await listTagged(reader, now, { ...asked, tag });
  return answer.with({ freshUntil: await nextPublication(reader, now) });
}

const ofCategory = (shown: ReturnType<typeof publishedRows>, category: string | undefined) =>
  category === undefined ? shown : shown.where('category', '=', category);

/** The categories of visible posts, with their counts. */
export const postCategories = async (
  reader: Reader,
  now: Date,
): Promise<JsonAnswer<{ categories: Facet[] }>> => {
  const published = sql`active = ${true} and (publish_date is null or publish_date <= ${now})`;
  const found = await countValues(reader, 'post', 'category', published);
  return new JsonAnswer({ categories: found }, { freshUntil: await nextPublication(reader, now) });
};

/** How many tags of a post, and how many of the newest posts of each tag, are considered to find related ones. */
const relatedTags = 6;
const relatedOfTag = 40;

/** The posts that share the most tags with the one at a path, followed by the newest ones. Throws 404. */
export async function relatedPosts(
  reader: Reader,
  now: Date,
  path: string,
): Promise<JsonAnswer<PostSummary[]>> {
  const post = await findRowByPath(posts, path, publishedRows(reader, now));
  if (post === undefined) throw notFound(posts.label);
  const shared = new Map<string, number>();
  for (const tag of post.tags.slice(0, relatedTags).map(tagKey)) {
    const { rows } = await partOfList(taggedRows(reader, now, tag), tagOrder, {
      offset: 0,
      limit: relatedOfTag,
    });
    for (const { postId } of rows) shared.set(postId, (shared.get(postId) ?? 0) + 1);
  }
  shared.delete(post.id);
  // Ties stay in their order, newest first.
  const nearest = [...shared].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  const newest = await inOrder(publishedRows(reader, now).clearSelect().select('id'), posts.list.order)
    .limit(limits.otherPosts + 1)
    .execute();
  const ids = [...new Set([...nearest, ...newest.map(({ id }) => id)])]
    .filter((id) => id !== post.id)
    .slice(0, limits.otherPosts);
  const found = await briefOf(reader, ids);
  return new JsonAnswer(await posts.summaries(reader, found), {
    freshUntil: await nextPublication(reader, now),
  });
}

/** The posts with these ids in their order, without their long texts. */
async function briefOf(reader: Reader, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const rows = await briefRows(posts, posts.rows(reader).where('id', 'in', ids)).execute();
  return inTheirOrder(ids, rows);
}

function inTheirOrder(ids: readonly string[], rows: readonly PostRow[]): PostRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The newest posts that visitors see. */
export const newestPosts = async (
  reader: Reader,
  now: Date,
  limit: number,
): Promise<JsonAnswer<PostSummary[]>> =>
  new JsonAnswer(await listFirst(posts, reader, limit, publishedRows(reader, now)), {
    freshUntil: await nextPublication(reader, now),
  });

/** One post, as far as a visitor, an editor or its author may read it. Throws 404. */
export async function readPost(
  reader: Reader,
  id: string,
  { viewer, now }: { viewer: Viewer | null; now: Date },
): Promise<Post> {
  const row = await requireRow(posts, reader, id);
  if (!isPublicPost(row, now) && !seesHidden(viewer) && !isOwnPost(row, viewer)) throw notFound(posts.label);
  return answerOf(posts, reader, row);
}

/** The visible posts of a tag, newest first: the requested page, or all of them. */
async function listTagged(
  reader: Reader,
  now: Date,
  { tag, ...asked }: PartQuery & { tag: string },
): Promise<JsonAnswer<PostSummary[]>> {
  const tagged = taggedRows(reader, now, tag);
  const part = pagePart(asked);
  if (part === undefined) {
    return answerWhole(await wholeList(tagged, tagOrder, textRows), async (rows) => {
      const all = await posts.rows(reader).where('id', 'in', idsOf(rows)).execute();
      return posts.listed(reader, inTheirOrder(idsOf(rows), all));
    });
  }
  const { rows, total } = await partOfList(tagged, tagOrder, part);
  return listAnswer(await posts.summaries(reader, await briefOf(reader, idsOf(rows))), total);
}

const idsOf = (tagged: readonly { postId: string }[]): string[] => tagged.map(({ postId }) => postId);

const taggedRows = (reader: Reader, now: Date, tag: string) =>
  reader
    .selectFrom('postTag')
    .select(['postId', 'shownDay', 'createdAt'])
    .where('tagKey', '=', tag)
    .where('active', '=', true)
    .where((is) => is.or([is('publishDate', 'is', null), is('publishDate', '<=', now)]));

const tagOrder: ListOrder = { columns: ['shownDay', 'createdAt', 'postId'], descending: true };

/** When the next post is published, which makes lists of posts stale. */
export async function nextPublication(reader: Reader, now: Date): Promise<Date | undefined> {
  const next = await reader
    .selectFrom('post')
    .select('publishDate')
    .where('active', '=', true)
    .where('publishDate', '>', now)
    .orderBy('publishDate')
    .limit(1)
    .executeTakeFirst();
  return next?.publishDate ?? undefined;
}
