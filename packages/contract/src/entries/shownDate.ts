import type { Post } from '../kinds/post.ts';

/** The day of a post that visitors see; empty where an API tells none. */
export const shownDate = (item: Pick<Post, 'publishDate' | 'date' | 'createdAt'>): string =>
  item.publishDate || item.date || item.createdAt || '';
