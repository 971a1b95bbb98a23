import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../openStore.ts';
import type { Tables } from '../schema.ts';

/** Where to search: a table, and its active or archived flag if filtered by that. */
export type SearchPlace = Pick<Store, 'engine' | 'read'> & {
  table: keyof Tables;
  flag?: boolean | undefined;
  /** Set if the query has conditions that no index covers, so that results are counted row by row. */
  countsRows?: boolean;
};

/** The search: its words in the form of the indexed texts, and all of them as the beginning of a title. */
export type Sought = { needles: readonly string[]; phrase: string };

/** A condition for the rows that are found. */
export type Finding = (place: SearchPlace) => Promise<RawBuilder<boolean>>;

/** All results of a search, and the same split by rank, best first. */
export type Findings = {
  all: Finding;
  ranked: readonly Finding[];
  /** The number of results; absent if they have to be counted. */
  count?: (place: SearchPlace) => Promise<number>;
};

/** A column of the searched table, qualified. */
export const columnOf = ({ table }: SearchPlace, name: string) => sql.ref(`${table}.${name}`);
