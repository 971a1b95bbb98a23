import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../schema.ts';

// Released steps are made of this: what it does to a table never changes.

/** What a list tells entries apart by, besides their texts, where they are searched. */
export type SearchFlag = 'active' | 'archived';

const titleIn = (row: RawBuilder<unknown>) =>
  sql`substr(${row}.search, 1, instr(${row}.search, char(10)) - 1)`;
const textIn = (row: RawBuilder<unknown>) => sql`replace(${row}.search, ' ', '  ')`;

/**
 * Full-text indexes of the column `search` of a table, one of the titles and one of all, kept by triggers, whoever
 * writes. Their rows are known by keys of their own, as SQLite may number the rows of a table anew at every VACUUM where
 * it has no integer key. An index knows three letters at a time: doubled spaces tell also how a word begins that has one
 * or two.
 */
export async function addSqliteIndex(db: Kysely<Tables>, table: string, flag: SearchFlag): Promise<void> {
  const entries = sql.id(table);
  const keys = sql.id(`${table}_search_key`);
  const all = sql.id(`${table}_search`);
  const titles = sql.id(`${table}_search_title`);
  const state = sql.id(flag);
  const stateIn = (row: RawBuilder<unknown>) => sql`printf('%03d', ${row}.${state})`;
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
    sql`create trigger ${sql.id(`${table}_search_changed`)} after update of search, ${state} on ${entries}
      when old.search <> new.search or old.${state} <> new.${state} begin
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
