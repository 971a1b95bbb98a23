import { htmlFields } from '@vitrin/contract/html/html';
import { searchText } from '@vitrin/contract/search/search';
import { sortKey } from '@vitrin/contract/entries/sortKey';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import type { ContentKind } from './contentKind.ts';
import type { ContentTable, Tables } from '../store/schema.ts';

/** What is searched of a row: the fields that the contract says, the first as the title, of HTML the text alone. */
export function searchTextOf<Table extends ContentTable, Answer>(
  { fields, searchedBesides }: ContentKind<Table, Answer>,
  row: Tables[Table],
): string {
  const values = new Map<string, unknown>(Object.entries(row));
  const [title = '', ...texts] = Object.entries(fields).flatMap(([name, { answered, facts }]) => {
    if (facts.searched !== true) return [];
    const toText = htmlFields.has(answered) ? textOfHtml : String;
    return [values.get(name)].flat().map((value) => toText(String(value)));
  });
  return searchText(title, [...texts, ...(searchedBesides?.(row) ?? [])]);
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
