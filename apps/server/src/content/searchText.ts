import { htmlFields } from '@vitrin/contract/html';
import { sortKey } from '@vitrin/contract/sortKey';
import { fold, textOfHtml } from '@vitrin/contract/turkish';
import type { ContentKind } from './contentKind.ts';
import type { ContentTable, Tables } from '../store/schema.ts';

/** Texts as they are searched: folded by Turkish rules, in one line. */
export const foldedText = (...texts: readonly string[]): string => fold(texts.join(' '));

/** What is searched of a row: the fields that the contract says, of HTML the text alone. */
export function searchTextOf<Table extends ContentTable, Answer>(
  { fields, searchedBesides }: ContentKind<Table, Answer>,
  row: Tables[Table],
): string {
  const values = new Map<string, unknown>(Object.entries(row));
  const texts = Object.entries(fields).flatMap(([name, { answered, facts }]) => {
    if (facts.searched !== true) return [];
    const toText = htmlFields.has(answered) ? textOfHtml : String;
    return [values.get(name)].flat().map((value) => toText(String(value)));
  });
  return foldedText(...texts, ...(searchedBesides?.(row) ?? []));
}

/** What lists sort the texts of a row by, under the names of their fields. */
export function sortKeysOf<Table extends ContentTable, Answer>(
  { fields }: ContentKind<Table, Answer>,
  row: Tables[Table],
): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(row));
  const sorted = Object.entries(fields).filter(([, { facts }]) => facts.sorted === 'text');
  return Object.fromEntries(sorted.map(([name]) => [name, sortKey(String(values.get(name)))]));
}
