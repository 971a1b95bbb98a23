import {
  type ContentGroup,
  contentGroups,
  contentKinds,
  type ContentName,
} from '@vitrin/contract/kinds/contentKinds';
import { titleFieldOf } from '@vitrin/contract/kinds/entryTexts';
import type { TrashKind } from '@vitrin/contract/history/trash';
import type { Tables } from '../store/schema.ts';

/** The tables of all that admins write and can delete, by the names of its calls; one that is missing does not compile. */
export const tableOf = {
  ...contentTables(),
  slider: 'sliderImage',
  messages: 'contactMessage',
  redirects: 'oldPath',
} as const satisfies Readonly<Record<TrashKind, keyof Tables>>;

function contentTables(): { readonly [Group in ContentGroup]: ContentName<Group> };
function contentTables(): Readonly<Record<string, string>> {
  return Object.fromEntries(contentGroups.map((group) => [group, contentKinds[group].name]));
}

/** A table of something that can be deleted. */
export type DeletedTable = (typeof tableOf)[TrashKind];

/** What each of these tables holds. */
export const kindOf = kindsByTable();

function kindsByTable(): { readonly [Kind in TrashKind as (typeof tableOf)[Kind]]: Kind };
function kindsByTable(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(tableOf).map(([kind, table]) => [table, kind]));
}

/** The column that the rows of a table of entries are called by; pictures of the banner have none. */
export function titleColumnOf(table: string): 'name' | 'title' | undefined {
  const found = Object.values(contentKinds).find(({ name }) => name === table);
  return found === undefined ? undefined : titleFieldOf(found.kind);
}
