import type { Post } from '../kinds/post.ts';

/** The day of a post that visitors see; empty if an API does not send any. */
export const shownDate = (item: Pick<Post, 'publishDate' | 'date' | 'createdAt'>): string =>
  item.publishDate || item.date || item.createdAt || '';
