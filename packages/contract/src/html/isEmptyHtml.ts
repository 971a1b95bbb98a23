import { htmlParts } from './htmlParts.ts';

/** Elements that show something without a text. */
const shown: ReadonlySet<string> = new Set(['img', 'iframe', 'video', 'hr', 'table']);

/** Whether HTML shows nothing: no text and no picture, such as an editor's `<p></p>`. */
export function isEmptyHtml(html: string): boolean {
  for (const part of htmlParts(html)) {
    if (part.kind === 'tag' ? shown.has(part.name) : !/^(?:&nbsp;|\s)*$/.test(part.html)) return false;
  }
  return true;
}
