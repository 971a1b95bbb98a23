import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../openStore.ts';
import type { Tables } from '../schema.ts';

/** Where is searched: a table, and whether its entries are active or archived where only such are asked for. */
export type SearchPlace = Pick<Store, 'engine' | 'read'> & {
  table: keyof Tables;
  flag?: boolean | undefined;
  /** The query has conditions that an index does not know: what it finds is counted row by row. */
  countsRows?: boolean;
};

/** What is looked for: the words as the texts hold them, and all of them as the beginning of a title. */
export type Sought = { needles: readonly string[]; phrase: string };

/** The condition that a row is among those that are found. */
export type Finding = (place: SearchPlace) => Promise<RawBuilder<boolean>>;

/** All that a search finds, and the same in parts, the best first. */
export type Findings = {
  all: Finding;
  ranked: readonly Finding[];
  /** How many are found; absent where they have to be counted. */
  count?: (place: SearchPlace) => Promise<number>;
};

/** A column of the searched table, apart from those of the same name elsewhere. */
export const columnOf = ({ table }: SearchPlace, name: string) => sql.ref(`${table}.${name}`);
