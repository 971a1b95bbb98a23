import { sql } from 'kysely';
import { kindOf } from '../content/kindTables.ts';
import { hashIn } from '../media/pictureName.ts';
import { urlOf } from '../media/pictures.ts';
import type { Store, Writer } from '../store/openStore.ts';
import { escaped } from '../store/search/textLike.ts';
import { namingColumns, namingTables } from './textColumns.ts';
import { isNaming } from './textFiles.ts';

/** Documents that refer to pictures by address. */
const documents = [
  ['setting', 'value'],
  ['trash', 'record'],
  ['draft', 'fields'],
  ['plan', 'fields'],
] as const;

/**
 * Replaces the address of one picture by another's, in texts and documents. Entries count as changed, so that a form
 * that was opened before cannot bring the old address back; their plans and drafts get the new address, and stay valid.
 */
export async function replaceInTexts(
  { engine }: Pick<Store, 'engine'>,
  writer: Writer,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const [old, fresh] = [urlOf(from), urlOf(to)];
  const pattern = `%${escaped(old)}%`;
  const hash = hashIn(from);
  for (const table of namingTables) {
    // A reference may be to one of its sizes, which stays.
    const shows = namingColumns[table].map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`);
    const isShowing = sql<boolean>`${isNaming(table, hash)} and (${sql.join(shows, sql` or `)})`;
    for (const change of ['plan', 'draft'] as const) {
      await writer
        .updateTable(change)
        .set({ base: now })
        .where('kind', '=', kindOf[table])
        .where((is) =>
          is.exists(
            is
              .selectFrom(table)
              .select(`${table}.id`)
              .whereRef(`${table}.id`, '=', `${change}.entryId`)
              .whereRef(`${table}.updatedAt`, '<=', `${change}.base`)
              .where(isShowing),
          ),
        )
        .execute();
    }
    const replaced = namingColumns[table].map((column) => {
      const text = sql.ref(column);
      return sql`${text} = replace(${text}, ${old}, ${fresh})`;
    });
    await sql`update ${sql.table(table)} set ${sql.join(replaced)}, ${sql.ref('updatedAt')} = ${now}
      where ${isShowing}`.execute(writer);
  }
  for (const [table, column] of documents) {
    const text = sql`cast(${sql.ref(column)} as text)`;
    const changed = sql`replace(${text}, ${old}, ${fresh})`;
    await sql`update ${sql.table(table)}
      set ${sql.ref(column)} = ${engine === 'sqlite' ? changed : sql`cast(${changed} as jsonb)`}
      where ${isNaming(table, hash)} and ${text} like ${pattern} escape '\\'`.execute(writer);
  }
}
