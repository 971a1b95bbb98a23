import { contentKinds } from '@vitrin/contract/kinds/contentKinds';
import { entryPathOf } from '@vitrin/contract/kinds/entryPath';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { namesOf } from '../namesOf.ts';
import { fold } from '@vitrin/contract/text/turkish';
import type { AddressedTable, ContentTable } from '../store/schema.ts';
import { kindOf } from './kindTables.ts';

/** The tables whose entries have an address. */
export const addressedTables = namesOf({ service: true, project: true, post: true } satisfies Record<
  AddressedTable,
  true
>);

/** Whether the entries of a table have an address. */
export const isAddressed = (table: string): table is AddressedTable =>
  addressedTables.some((addressed) => addressed === table);

/** The address of an entry from its path, which is empty if it was stored in an unknown form. */
export const addressAt = (table: AddressedTable, id: string, path: string): string =>
  table === 'service' ? path : sitePaths[table]({ id, path: entryPathOf(path) });

/** The page that shows an entry of any kind: its own, or else that of its kind. */
export const pageShowing = (table: ContentTable, id: string, path: string): string =>
  isAddressed(table) ? addressAt(table, id, path) : contentKinds[kindOf[table]].page();

type OldPath = { owner: string; path: string; target: string };

/** The whole address of a row of former addresses. */
export const oldAddress = ({ owner, path }: Pick<OldPath, 'owner' | 'path'>): string =>
  isAddressed(owner) ? addressAt(owner, path, path) : path;

/** An address, or a part of one, as searches compare it: folded like the texts of other lists, however it is encoded. */
export function foldedAddress(address: string): string {
  try {
    return encodeURI(fold(decodeURI(address))).toLowerCase();
  } catch {
    return address.toLowerCase();
  }
}

/** The searchable text of a row of former addresses. */
export const oldPathSearch = (row: OldPath): string =>
  [oldAddress(row), row.target].map((address) => `${foldedAddress(address)}\n`).join('');
