import { entryPathOf } from '@vitrin/contract/kinds/entryPath';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { namesOf } from '../namesOf.ts';
import type { AddressedTable } from '../store/schema.ts';

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
