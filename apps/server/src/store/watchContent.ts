import { type Kysely, sql } from 'kysely';
import type { Engine } from './columns.ts';
import { ownTables } from './ownTables.ts';
import type { Tables } from './schema.ts';

/** Tables that no visitor is shown anything of: changing them makes no page stale. */
const unshown: ReadonlySet<string> = new Set([
  'schema_migration',
  'content_version',
  'user_account',
  'session',
  'invitation',
  'password_guess',
  'visitor_count',
  'lease',
  'contact_message',
  'message_reply',
  'notice_version',
  'retention',
  'erasure',
  'trash',
  'trash_picture',
  'version',
  'version_picture',
  'draft',
  'preview_link',
  'plan',
  'mail_setup',
  'mail_letter',
  'password_link',
  'activity',
  'code_secret',
  'recovery_code',
  'sign_in_step',
  'passkey',
  'passkey_challenge',
  'email_change',
  'visit_sum',
  'text_file',
]);

/** Tables behind the panel's inbox: their versions are kept next to those of the content, which they do not change. */
export const inboxTables = ['contact_message', 'message_reply', 'mail_letter'] as const;

const isOfInbox = (name: string): boolean => inboxTables.some((each) => each === name);

/**
 * Makes the database update the version of the content, and that of the table, with every change, in the same
 * transaction and whoever writes: this program, an older one, or a person at a prompt. Every table except those above
 * is watched. Versions are random, since a counter would repeat after a restore.
 */
export const watchContent = (db: Kysely<Tables>, engine: Engine): Promise<void> =>
  engine === 'postgres' ? watchOnPostgres(db) : watchOnSqlite(db);

/**
 * A version is changed at commit, once per table however many rows were written: so no lock is taken after it, and its
 * row is locked only during the commit.
 */
async function watchOnPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table if not exists content_version (
      only_row boolean primary key default true check (only_row),
      version uuid not null
    )`.execute(db);
  await sql`alter table content_version add column if not exists tables jsonb not null default '{}'`.execute(
    db,
  );
  await sql`
    insert into content_version (version) values (gen_random_uuid()) on conflict do nothing`.execute(db);
  await sql`
    create or replace function content_changed() returns trigger language plpgsql as $$
    declare changed_by text := 'vitrin.changed_' || tg_table_name;
    begin
      if current_setting(changed_by, true) is distinct from pg_current_xact_id()::text then
        execute format(
          'update %I.content_version set version = gen_random_uuid(),
             tables = tables || jsonb_build_object(%L, gen_random_uuid())', tg_table_schema, tg_table_name);
        perform set_config(changed_by, pg_current_xact_id()::text, true);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function inbox_changed() returns trigger language plpgsql as $$
    declare changed_by text := 'vitrin.changed_' || tg_table_name;
    begin
      if current_setting(changed_by, true) is distinct from pg_current_xact_id()::text then
        execute format(
          'update %I.content_version set tables = tables || jsonb_build_object(%L, gen_random_uuid())',
          tg_table_schema, tg_table_name);
        perform set_config(changed_by, pg_current_xact_id()::text, true);
      end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { name } of rows) {
    if (isOfInbox(name)) {
      await sql`drop trigger if exists inbox_changed on ${sql.table(name)}`.execute(db);
      await sql`
        create constraint trigger inbox_changed after insert or update or delete on ${sql.table(name)}
        deferrable initially deferred for each row execute function inbox_changed()`.execute(db);
    }
    if (unshown.has(name) || !ownTables.has(name)) continue;
    await sql`drop trigger if exists content_changed on ${sql.table(name)}`.execute(db);
    await sql`
      create constraint trigger content_changed after insert or update or delete on ${sql.table(name)}
      deferrable initially deferred for each row execute function content_changed()`.execute(db);
  }
}

async function watchOnSqlite(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table if not exists content_version (
      only_row integer primary key default 1 check (only_row = 1),
      version text not null,
      tables text not null default '{}'
    )`.execute(db);
  await sql`insert or ignore into content_version (version) values (hex(randomblob(16)))`.execute(db);
  // The internal tables of an index change together with the tables that they index.
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not glob 'sqlite_*' and name not glob '*_search_key'`.execute(
    db,
  );
  for (const { name } of rows) {
    if (unshown.has(name) && !isOfInbox(name)) continue;
    const [of, id] = isOfInbox(name) ? ['inbox', sql``] : ['content', sql`version = hex(randomblob(16)),`];
    for (const change of ['insert', 'update', 'delete']) {
      await sql`
        create trigger if not exists ${sql.id(`${name}_${of}_${change}`)} after ${sql.raw(change)} on ${sql.id(name)}
        begin
          update content_version set ${id} tables = json_set(tables, ${sql.lit(`$.${name}`)}, hex(randomblob(16)));
        end`.execute(db);
    }
  }
}
