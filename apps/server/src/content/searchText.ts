import { searchedTexts } from '@vitrin/contract/kinds/entryTexts';
import { searchText } from '@vitrin/contract/search/search';
import { sortKey } from '@vitrin/contract/entries/sortKey';
import type { ContentKind } from './contentKind.ts';
import type { ContentTable, Tables } from '../store/schema.ts';

/** What is searched of a row: the fields that the contract says, the first as the title. */
export function searchTextOf<Table extends ContentTable, Answer>(
  { fields, searchedBesides }: ContentKind<Table, Answer>,
  row: Tables[Table],
): string {
  const [title = '', ...texts] = searchedTexts({ fields }, row);
  return searchText(title, [...texts, ...(searchedBesides?.(row) ?? [])]);
}

/** The sort keys for the texts of a row, by field name. */
export function sortKeysOf<Table extends ContentTable, Answer>(
  { fields }: ContentKind<Table, Answer>,
  row: Tables[Table],
): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(row));
  const sorted = Object.entries(fields).filter(([, { facts }]) => facts.sorted === 'text');
  return Object.fromEntries(sorted.map(([name]) => [name, sortKey(String(values.get(name)))]));
}
