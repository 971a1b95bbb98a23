import type { SelectQueryBuilder } from 'kysely';
import type { ListRules } from '../http/listPage.ts';
import type { Reader } from '../store/openStore.ts';
import type { Tables } from '../store/schema.ts';

/** The tables of what admins write and switch on and off. */
export type ContentTable = 'service' | 'whyUsItem' | 'crewMember' | 'project' | 'galleryItem' | 'post';

/** The tables whose entries stand in an order that admins set. */
export type OrderedTable = Exclude<ContentTable, 'post'>;

/** What differs between the kinds of content; reading, changing, ordering and deleting is the same for all. */
export type ContentKind<Table extends ContentTable, Answer> = {
  table: Table;
  /** What messages call an entry, such as "Service". */
  name: string;
  /** All columns of its table, without condition or order. */
  rows: (reader: Reader) => SelectQueryBuilder<Tables, Table, Tables[Table]>;
  /** Rows as the API answers them to an admin, in the order given. */
  answers: (reader: Reader, rows: readonly Tables[Table][]) => Promise<Answer[]>;
  /** What is searched, folded by Turkish rules. */
  searchText: (row: Tables[Table]) => string;
  /** The pictures that only this entry shows. */
  pictureIds: (reader: Reader, row: Tables[Table]) => Promise<readonly (string | null)[]>;
  /** How the panel may ask for a list of it. */
  list: ListRules;
};
