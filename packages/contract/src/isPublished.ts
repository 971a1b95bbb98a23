import type { Post } from './kinds/post.ts';

/** True where visitors see a post at that moment: it is active and not planned for later. */
export const isPublished = (
  { active, publishDate }: Pick<Post, 'active' | 'publishDate'>,
  now: Date,
): boolean => active && (!publishDate || new Date(publishDate) <= now);
