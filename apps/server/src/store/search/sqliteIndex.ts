import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../schema.ts';

// Released migrations use this, so what it does to a table must never change.

/** The flag that searches can filter entries by. */
export type SearchFlag = 'active' | 'archived';

const titleIn = (row: RawBuilder<unknown>) =>
  sql`substr(${row}.search, 1, instr(${row}.search, char(10)) - 1)`;
const textIn = (row: RawBuilder<unknown>) => sql`replace(${row}.search, ' ', '  ')`;

/**
 * Full-text indexes of a table's `search` column, one of the titles and one of everything, maintained by triggers.
 * Their rows have keys of their own, since SQLite may renumber the rows of a table without an integer key at every
 * VACUUM. Without a flag the table is never filtered by one. The index is a trigram index: doubled spaces let words of one or two letters be matched at their beginning.
 */
export async function addSqliteIndex(
  db: Kysely<Tables>,
  table: string,
  flag: SearchFlag | undefined,
): Promise<void> {
  const entries = sql.id(table);
  const keys = sql.id(`${table}_search_key`);
  const all = sql.id(`${table}_search`);
  const titles = sql.id(`${table}_search_title`);
  const stateIn = (row: RawBuilder<unknown>) =>
    flag === undefined ? sql`''` : sql`printf('%03d', ${row}.${sql.id(flag)})`;
  const indexed = ['search', ...(flag === undefined ? [] : [flag])];
  const [added, removed, stored] = [sql`new`, sql`old`, sql`entry`];
  const spaced = sql`replace(title, ' ', '  ')`;
  const keyOf = (row: RawBuilder<unknown>) => sql`(select key from ${keys} where id = ${row}.id)`;
  const options = sql`content='', contentless_delete=1, tokenize='trigram case_sensitive 1'`;
  for (const statement of [
    sql`create table ${keys} (key integer primary key, id text not null unique, title text not null)`,
    sql`create virtual table ${all} using fts5(text, state, ${options})`,
    sql`create virtual table ${titles} using fts5(title, ${options})`,
    sql`insert into ${keys} (id, title) select id, ${titleIn(stored)} from ${entries} as entry order by id`,
    sql`create index ${sql.id(`${table}_search_begin`)} on ${keys} (title)`,
    sql`insert into ${all} (rowid, text, state) select key, ${textIn(stored)}, ${stateIn(stored)}
      from ${keys} as known join ${entries} as entry on entry.id = known.id`,
    sql`insert into ${titles} (rowid, title) select key, ${spaced} from ${keys}`,
    sql`create trigger ${sql.id(`${table}_search_added`)} after insert on ${entries} begin
      insert into ${keys} (id, title) values (new.id, ${titleIn(added)});
      insert into ${all} (rowid, text, state) values (${keyOf(added)}, ${textIn(added)}, ${stateIn(added)});
      insert into ${titles} (rowid, title) select key, ${spaced} from ${keys} where id = new.id;
    end`,
    sql`create trigger ${sql.id(`${table}_search_changed`)} after update of
      ${sql.join(indexed.map((column) => sql.id(column)))} on ${entries}
      when ${sql.join(
        indexed.map((column) => sql`old.${sql.id(column)} <> new.${sql.id(column)}`),
        sql` or `,
      )} begin
      update ${keys} set title = ${titleIn(added)} where id = new.id;
      update ${all} set text = ${textIn(added)}, state = ${stateIn(added)} where rowid = ${keyOf(added)};
      update ${titles} set title = replace(${titleIn(added)}, ' ', '  ') where rowid = ${keyOf(added)};
    end`,
    sql`create trigger ${sql.id(`${table}_search_removed`)} after delete on ${entries} begin
      delete from ${all} where rowid = ${keyOf(removed)};
      delete from ${titles} where rowid = ${keyOf(removed)};
      delete from ${keys} where id = old.id;
    end`,
  ]) {
    await statement.execute(db);
  }
}
