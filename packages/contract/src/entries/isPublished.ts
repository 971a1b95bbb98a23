import type { Post } from '../kinds/post.ts';

/** True where visitors see a post at that moment: it is active and not planned for later. */
export const isPublished = (
  { active, publishDate }: Pick<Post, 'active' | 'publishDate'>,
  now: Date,
): boolean => active && (!publishDate || new Date(publishDate) <= now);

/** What visitors see of an entry: all of it, nothing yet, or nothing. */
export type EntryStatus = 'live' | 'scheduled' | 'hidden';

/** The status of an entry at that moment; only posts have a moment to wait for. */
export function statusAt(
  entry: { active: boolean; publishDate?: string | null | undefined },
  now: Date,
): EntryStatus {
  if (!entry.active) return 'hidden';
  return !entry.publishDate || new Date(entry.publishDate) <= now ? 'live' : 'scheduled';
}
