import { isEmptyHtml } from '@vitrin/contract/html/isEmptyHtml';
import { createDocument, getHTMLFromFragment } from '@tiptap/react';
import { pendingAttribute } from './pendingPictures.ts';
import type { Schema } from '@tiptap/pm/model';

/** Blocks that contain a line of text without a paragraph around it. */
const holders = new Set(['LI', 'TD', 'TH', 'FIGCAPTION', 'FIGURE']);

/**
 * The editor's HTML in stored form: no paragraph if a cell or an item contains a single line, header rows in `<thead>`.
 */
export function storedHtml(edited: string): string {
  const { body } = new DOMParser().parseFromString(edited, 'text/html');
  // A pending picture is added to the text once it is stored.
  for (const pending of body.querySelectorAll(`img[${pendingAttribute}]`)) pending.remove();
  if (isEmptyHtml(body.innerHTML)) return '';
  for (const paragraph of body.querySelectorAll(':is(li, td, th, figcaption, figure) > p')) {
    if (needsNoParagraph(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
  }
  const last = body.lastElementChild;
  // The empty line after a trailing figure, which only exists for typing.
  if (last?.matches('figure + p:empty')) last.remove();
  for (const table of body.querySelectorAll('table')) giveHead(table);
  return body.innerHTML;
}

function needsNoParagraph(paragraph: Element): boolean {
  const { parentElement: holder, firstElementChild: first } = paragraph;
  if (holder === null || !holders.has(holder.tagName)) return false;
  const others = [...holder.children].filter((child) => child !== paragraph);
  switch (holder.tagName) {
    case 'LI':
      return holder.firstElementChild === paragraph && others.every(({ tagName }) => /^[OU]L$/.test(tagName));
    case 'FIGURE':
      return (
        first !== null &&
        paragraph.childNodes.length === 1 &&
        !others.some(({ tagName }) => tagName === 'P' || tagName === 'IMG')
      );
    default:
      return others.length === 0;
  }
}

/** Leading rows that were in a head, or contain only header cells, become the table's head. */
function giveHead(table: HTMLTableElement) {
  const rows = [...table.rows].filter((row) => row.closest('table') === table);
  const end = rows.findIndex((row) => !row.hasAttribute('data-head') && !isOfHeadings(row));
  const head = rows.slice(0, end === -1 ? rows.length : end);
  for (const row of rows) row.removeAttribute('data-head');
  const [body] = table.tBodies;
  if (head.length === 0 || body === undefined) return;
  const section = table.createTHead();
  section.append(...head);
  if (body.rows.length === 0) body.remove();
}

const isOfHeadings = (row: HTMLTableRowElement): boolean =>
  row.cells.length > 0 &&
  [...row.cells].every((cell) => cell.tagName === 'TH' && !cell.getAttribute('scope')?.startsWith('row'));

/** HTML as a field with this schema would show it, including pictures that are being stored. */
export const shownInField = (schema: Schema, html: string): string =>
  getHTMLFromFragment(createDocument(html, schema).content, schema);

/** HTML as a field with this schema would store it. */
export const keptHtml = (schema: Schema, html: string): string => storedHtml(shownInField(schema, html));
