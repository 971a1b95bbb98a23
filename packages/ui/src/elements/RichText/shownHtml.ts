import { htmlParts } from '@vitrin/contract/html/htmlParts';
import type { Image } from '@vitrin/contract/files/image';
import { escapedText, quoted } from './escaped.ts';
import { figureWidth, shownPicture } from './shownPicture.ts';

/** The labels that a text's tables and videos are given. */
export type ShownWords = {
  /** The label of a table, announced if it can be scrolled horizontally. */
  table: string;
  /** Precedes a video's title, in the link that plays it. */
  watch: string;
};

/** A letter and a word with a hyphen between them, such as "e-posta"; addresses keep their letters, for copying. */
const letterAndWord = /(?<![^\s("'“‘])(\p{L})-(?!\p{L}*(?:[\p{N}@_/-]|\.\p{L}))(?=\p{L})/gu;

/**
 * Stored HTML as a page renders it: each outermost table in a horizontally scrollable container that is
 * keyboard-accessible, lazy-loaded pictures in the sizes that `pictures` has of them, and videos as links labelled as
 * such. The result is the same on the server and in the browser, and needs no script.
 */
export function shownHtml(
  html: string,
  { table, watch }: ShownWords,
  pictures: readonly Image[] = [],
): string {
  // A group rather than a region: several tables of a page may have the same name, and none is a landmark.
  const scroller = `<div role="group" tabindex="0" aria-label="${quoted(table)}">`;
  let depth = 0;
  let isVideo = false;
  let width = figureWidth('');
  let shown = '';
  for (const part of htmlParts(html)) {
    const tag = part.kind === 'text' ? '' : `${part.closing ? '/' : ''}${part.name}`;
    if (tag === 'table') depth += 1;
    if (tag === 'table' && depth === 1) shown += scroller;
    if (tag === 'img') shown += shownPicture(part.html, width, pictures);
    else shown += part.kind === 'text' ? part.html.replace(letterAndWord, '$1\u2060-\u2060') : part.html;
    if (tag === 'figure') {
      isVideo = part.html.startsWith('<figure data-video=');
      width = figureWidth(part.html);
    }
    if (tag === '/figure') {
      isVideo = false;
      width = figureWidth('');
    }
    if (tag === 'a' && isVideo) shown += `<span>${escapedText(watch)}</span> `;
    if (tag === '/table') depth -= 1;
    if (tag === '/table' && depth === 0) shown += '</div>';
  }
  return shown;
}
