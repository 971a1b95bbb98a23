import type { Post } from '../kinds/post.ts';

/** Whether visitors see a post at a given time: it is active and not scheduled for later. */
export const isPublished = (
  { active, publishDate }: Pick<Post, 'active' | 'publishDate'>,
  now: Date,
): boolean => active && (!publishDate || new Date(publishDate) <= now);

/** What visitors see of an entry: it is live, scheduled or hidden. */
export type EntryStatus = 'live' | 'scheduled' | 'hidden';

/** The status of an entry at a given time; only posts can be scheduled. */
export function statusAt(
  entry: { active: boolean; publishDate?: string | null | undefined },
  now: Date,
): EntryStatus {
  if (!entry.active) return 'hidden';
  return !entry.publishDate || new Date(entry.publishDate) <= now ? 'live' : 'scheduled';
}
