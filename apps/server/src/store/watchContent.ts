import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** Tables of which no visitor is shown anything: a change of theirs makes no page older. */
const unshown = [
  'schema_migration',
  'content_version',
  'user_account',
  'session',
  'password_guess',
  'visitor_count',
  'lease',
  'contact_message',
] as const;

/**
 * Lets PostgreSQL change the version of the content with everything that changes it, in the same transaction and whoever
 * writes: this program, an older one, or a person at a prompt. Every table is watched that is not named above.
 *
 * The version is changed as a transaction commits, once however many rows it has written: so no lock is taken after it,
 * and it is held for the commit alone. It is a random one, since a number that was counted would come again after a
 * restore.
 */
export async function watchContent(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table if not exists content_version (
      only_row boolean primary key default true check (only_row),
      version uuid not null
    )`.execute(db);
  await sql`
    insert into content_version (version) values (gen_random_uuid()) on conflict do nothing`.execute(db);
  await sql`
    create or replace function content_changed() returns trigger language plpgsql as $$
    begin
      if current_setting('vitrin.changed_by', true) is distinct from pg_current_xact_id()::text then
        execute format('update %I.content_version set version = gen_random_uuid()', tg_table_schema);
        perform set_config('vitrin.changed_by', pg_current_xact_id()::text, true);
      end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const unshownNames: readonly string[] = unshown;
  for (const { name } of rows) {
    if (unshownNames.includes(name)) continue;
    await sql`drop trigger if exists content_changed on ${sql.table(name)}`.execute(db);
    await sql`
      create constraint trigger content_changed after insert or update or delete on ${sql.table(name)}
      deferrable initially deferred for each row execute function content_changed()`.execute(db);
  }
}
