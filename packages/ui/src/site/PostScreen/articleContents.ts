import { htmlParts } from '@vitrin/contract/html/htmlParts';
import { pathFromTitle, textOfHtml } from '@vitrin/contract/text/turkish';

/** A heading of an article, and the id of its section. */
export type ArticleHeading = { id: string; text: string; level: 2 | 3 };

/** Articles with fewer headings have no list of them. */
const fewest = 3;

/** HTML in which headings have ids, and a list of them if the article is long enough to need one. */
export type ArticleContents = { parts: readonly string[]; headings: readonly ArticleHeading[] };

/** Gives the headings of an article unique ids derived from their texts. */
export function articleContents(parts: readonly string[]): ArticleContents {
  const headings: ArticleHeading[] = [];
  const taken = new Set<string>();
  const marked = parts.map((html) => withIds(html, headings, taken));
  return headings.length < fewest ? { parts, headings: [] } : { parts: marked, headings };
}

function withIds(html: string, headings: ArticleHeading[], taken: Set<string>): string {
  let written = '';
  let open: { level: 2 | 3; html: string } | undefined;
  for (const part of htmlParts(html)) {
    const level = part.kind === 'tag' ? levels.get(part.name) : undefined;
    if (part.kind === 'tag' && level !== undefined && !part.closing && open === undefined) {
      open = { level, html: '' };
    } else if (part.kind === 'tag' && open !== undefined && part.closing && level === open.level) {
      const text = textOfHtml(open.html);
      const id = text === '' ? '' : freeId(text, taken);
      if (text !== '') headings.push({ id, text, level });
      written += `<h${level}${id === '' ? '' : ` id="${id}"`}>${open.html}</h${level}>`;
      open = undefined;
    } else if (open === undefined) written += part.html;
    else open.html += part.html;
  }
  return open === undefined ? written : `${written}<h${open.level}>${open.html}`;
}

const levels: ReadonlyMap<string, 2 | 3> = new Map([
  ['h2', 2],
  ['h3', 3],
]);

/** Has its own prefix, so that it cannot collide with other ids of the page. */
function freeId(text: string, taken: Set<string>): string {
  const base = `bolum${pathFromTitle(text.slice(0, 80)).replace('/', '-')}`.replace(/-$/, '');
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
