import { tagKey } from '@vitrin/contract/entries/tagKey';
import type { Writer } from '../store/openStore.ts';
import type { PostRow } from '../store/schema.ts';

/** Tags in stored form: whitespace collapsed, none empty, and of those that search considers equal only the first. */
export function tidyTags(tags: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of tags.map((text) => text.replace(/\s+/g, ' ').trim())) {
    const key = tagKey(tag);
    if (key !== '' && !first.has(key)) first.set(key, tag);
  }
  return [...first.values()];
}

/** Writes the tags by which a post is found, and its position in their lists. */
export async function keepTags(writer: Writer, row: PostRow): Promise<void> {
  const { id, active, publishDate, shownDay, createdAt } = row;
  await writer.deleteFrom('postTag').where('postId', '=', id).execute();
  if (row.tags.length === 0) return;
  const place = { postId: id, active, publishDate, shownDay, createdAt };
  await writer
    .insertInto('postTag')
    .values(row.tags.map((tag) => ({ ...place, tagKey: tagKey(tag) })))
    .execute();
}
