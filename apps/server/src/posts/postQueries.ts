import type { Post } from '@vitrin/contract/kinds/post';
import { sql } from 'kysely';
import { answerOf, requireRow } from '../content/contentReads.ts';
import { notFound } from '../http/httpErrors.ts';
import { JsonAnswer } from '../http/sendAnswer.ts';
import type { Reader } from '../store/openStore.ts';
import type { PostRow } from '../store/schema.ts';
import { posts } from './postKind.ts';
import { tagKeyOf } from './tags.ts';

/** Which posts a visitor asks for. */
export type AskedPosts = { tag?: string | undefined; limit?: number };

/** The posts that visitors see, newest first; the answer is fresh until the next one is published. */
export async function listPosts(
  reader: Reader,
  now: Date,
  { tag, limit }: AskedPosts = {},
): Promise<JsonAnswer<Post[]>> {
  const rows = await posts
    .rows(reader)
    .where('active', '=', true)
    .where((is) => is.or([is('publishDate', 'is', null), is('publishDate', '<=', now)]))
    .$if(tag !== undefined, (query) => query.where(hasTag(tag ?? '')))
    .orderBy('shownDay', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return new JsonAnswer(await posts.answers(reader, rows), {
    freshUntil: await nextPublication(reader, now),
  });
}

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

const hasTag = (tag: string) =>
  sql<boolean>`${sql.ref('tagKeys')} like ${likePart(tagKeyOf(tag))} escape '\\'`;

const likePart = (text: string): string => `%${text.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;

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
