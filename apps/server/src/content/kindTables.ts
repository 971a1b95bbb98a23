import { type PlainGroup, plainGroups, plainKinds, type PlainName } from '@vitrin/contract/kinds/plainKinds';
import type { TrashKind } from '@vitrin/contract/history/trash';
import type { Tables } from '../store/schema.ts';

/** The tables of all that admins write and can delete, by the names of its calls; one that is missing does not compile. */
export const tableOf = {
  services: 'service',
  projects: 'project',
  posts: 'post',
  gallery: 'galleryItem',
  ...plainTables(),
  slider: 'sliderImage',
  messages: 'contactMessage',
  redirects: 'oldPath',
} as const satisfies Readonly<Record<TrashKind, keyof Tables>>;

function plainTables(): { readonly [Group in PlainGroup]: PlainName<Group> };
function plainTables(): Readonly<Record<string, string>> {
  return Object.fromEntries(plainGroups.map((group) => [group, plainKinds[group].name]));
}

/** A table of something that can be deleted. */
export type DeletedTable = (typeof tableOf)[TrashKind];

/** What each of these tables holds. */
export const kindOf = kindsByTable();

function kindsByTable(): { readonly [Kind in TrashKind as (typeof tableOf)[Kind]]: Kind };
function kindsByTable(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(tableOf).map(([kind, table]) => [table, kind]));
}
