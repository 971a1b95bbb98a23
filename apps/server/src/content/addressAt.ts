import { entryPathOf } from '@vitrin/contract/kinds/entryPath';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { namesOf } from '../namesOf.ts';
import type { AddressedTable } from '../store/schema.ts';

/** The tables whose entries have an address of their own. */
export const addressedTables = namesOf({ service: true, project: true, post: true } satisfies Record<
  AddressedTable,
  true
>);

/** True for a table whose entries have an address of their own. */
export const isAddressed = (table: string): table is AddressedTable =>
  addressedTables.some((addressed) => addressed === table);

/** How the address of an entry is made of its path, which is empty where it was stored in another form. */
export const addressAt = (table: AddressedTable, id: string, path: string): string =>
  table === 'service' ? path : sitePaths[table]({ id, path: entryPathOf(path) });
