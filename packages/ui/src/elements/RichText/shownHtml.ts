import { htmlParts } from '@vitrin/contract/htmlParts';

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Stored HTML as a page shows it: each outermost table in a container that scrolls sideways and that the keyboard
 * reaches, and lazy-loaded pictures. The result is the same on the server and in the browser, and needs no script.
 */
export function shownHtml(html: string, tableName: string): string {
  // A group rather than a region: several tables of a page may have the same name, and none is a landmark.
  const scroller = `<div role="group" tabindex="0" aria-label="${quoted(tableName)}">`;
  let depth = 0;
  let shown = '';
  for (const part of htmlParts(html)) {
    const tag = part.kind === 'text' ? '' : `${part.closing ? '/' : ''}${part.name}`;
    if (tag === 'table') depth += 1;
    if (tag === 'table' && depth === 1) shown += scroller;
    shown +=
      tag === 'img' ? `<img loading="lazy" decoding="async"${part.html.slice(tag.length + 1)}` : part.html;
    if (tag === '/table') depth -= 1;
    if (tag === '/table' && depth === 0) shown += '</div>';
  }
  return shown;
}
