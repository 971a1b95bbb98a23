import type { PartQuery } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/cutPage';
import type { Post, PostSummary } from '@vitrin/contract/kinds/post';
import { briefRows } from '../content/briefRows.ts';
import { activeRows, answerOf, listFirst, listShown, requireRow } from '../content/contentReads.ts';
import { notFound } from '../http/httpErrors.ts';
import { allRows, partOfList } from '../http/listPage.ts';
import { JsonAnswer, listAnswer } from '../http/sendAnswer.ts';
import type { Reader } from '../store/openStore.ts';
import { type ListOrder, readInChunks } from '../store/ordered.ts';
import type { PostRow } from '../store/schema.ts';
import { posts } from './postKind.ts';

/** Which posts a visitor asks for. */
export type AskedPosts = PartQuery & { tag?: string | undefined };

/** The posts that visitors see at a time. */
export const publishedRows = (reader: Reader, now: Date) =>
  activeRows(posts, reader).where((is) =>
    is.or([is('publishDate', 'is', null), is('publishDate', '<=', now)]),
  );

/** The posts that visitors see, newest first; the answer is fresh until the next one is published. */
export async function listPosts(
  reader: Reader,
  now: Date,
  { tag, ...asked }: AskedPosts = {},
): Promise<JsonAnswer<PostSummary[]>> {
  const answer =
    tag === undefined
      ? await listShown(posts, reader, asked, publishedRows(reader, now))
      : await listTagged(reader, now, { ...asked, tag });
  return answer.with({ freshUntil: await nextPublication(reader, now) });
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

/** One post as a visitor or an admin may read it. Throws 404. */
export async function readPost(
  reader: Reader,
  id: string,
  { viewer, now }: { viewer: object | null; now: Date },
): Promise<Post> {
  const row = await requireRow(posts, reader, id);
  if (viewer === null && !isPublished(row, now)) throw notFound(posts.label);
  return answerOf(posts, reader, row);
}

const isPublished = ({ active, publishDate }: PostRow, now: Date): boolean =>
  active && (publishDate === null || publishDate <= now);

/** The posts of a tag that visitors see, newest first: the page that is asked for, else all of them. */
async function listTagged(
  reader: Reader,
  now: Date,
  { tag, ...asked }: PartQuery & { tag: string },
): Promise<JsonAnswer<PostSummary[]>> {
  const tagged = reader
    .selectFrom('postTag')
    .select(['postId', 'shownDay', 'createdAt'])
    .where('tagKey', '=', tag)
    .where('active', '=', true)
    .where((is) => is.or([is('publishDate', 'is', null), is('publishDate', '<=', now)]));
  const part = pagePart(asked);
  const { rows, total } =
    part === undefined ? await allRows(tagged, tagOrder) : await partOfList(tagged, tagOrder, part);
  const ids = rows.map(({ postId }) => postId);
  const found = await readInChunks(ids, (chunk) => {
    const query = posts.rows(reader).where('id', 'in', chunk);
    return (part === undefined ? query : briefRows(posts, query)).execute();
  });
  const byId = new Map(found.map((row) => [row.id, row]));
  const inTheirOrder = ids.flatMap((id) => byId.get(id) ?? []);
  const show = part === undefined ? posts.listed : posts.summaries;
  return listAnswer(await show(reader, inTheirOrder), total);
}

const tagOrder: ListOrder = { columns: ['shownDay', 'createdAt', 'postId'], descending: true };

async function nextPublication(reader: Reader, now: Date): Promise<Date | undefined> {
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
