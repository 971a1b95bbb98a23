import { isEmptyHtml } from '@vitrin/contract/html/isEmptyHtml';
import type { Post } from '@vitrin/contract/kinds/post';

const spaceless = (html: string): string => html.replaceAll(/\s+/g, '');

/** The HTML of an article in order: the lead, then the body; one of them where they are equal, none that is empty. */
export function articleParts({ content, details }: Pick<Post, 'content' | 'details'>): readonly string[] {
  const parts = [content, details].filter((html) => !isEmptyHtml(html));
  const [first = '', second = ''] = parts;
  return spaceless(first) === spaceless(second) ? parts.slice(0, 1) : parts;
}
