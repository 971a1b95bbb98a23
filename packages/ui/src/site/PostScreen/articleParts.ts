import { isEmptyHtml } from '@vitrin/contract/html/isEmptyHtml';
import type { Post } from '@vitrin/contract/kinds/post';

const spaceless = (html: string): string => html.replaceAll(/\s+/g, '');

/** The HTML of an article in order: the lead, then the body; only one if they are equal, and no empty one. */
export function articleParts({ content, details }: Pick<Post, 'content' | 'details'>): readonly string[] {
  const parts = [content, details].filter((html) => !isEmptyHtml(html));
  const [first = '', second = ''] = parts;
  return spaceless(first) === spaceless(second) ? parts.slice(0, 1) : parts;
}
