import { type RawBuilder, sql } from 'kysely';
import { kindOf } from '../content/kindTables.ts';
import { hashOf } from '../media/pictureName.ts';
import type { Reader } from '../store/openStore.ts';
import { chunkRows } from '../store/ordered.ts';
import { showingTables, type TextFileRow } from '../store/schema.ts';
import { type NamingTable, namingTables } from './textColumns.ts';

/** A table whose rows refer to files by address, in texts or in documents. */
export type FileNamingTable = NamingTable | 'setting' | 'trash' | 'draft' | 'plan';

type Key = readonly (readonly [column: string, there: keyof TextFileRow])[];

const entry: Key = [['id', 'entryId']];
const subject = [
  ['kind', 'kind'],
  ['entryId', 'entryId'],
] as const;

const documents: Readonly<Record<Exclude<FileNamingTable, NamingTable>, Key>> = {
  setting: [['key', 'entryId']],
  trash: [['id', 'part']],
  draft: [...subject, ['userId', 'part']],
  plan: [...subject, ['act', 'part']],
};

const isDocument = (table: FileNamingTable): table is keyof typeof documents =>
  Object.hasOwn(documents, table);

/** The columns that identify a row, with those in which `text_file` has them. */
const keyOf = (table: FileNamingTable): Key => (isDocument(table) ? documents[table] : entry);

const isAside = (table: FileNamingTable): table is 'trash' | 'draft' | 'plan' =>
  table === 'trash' || table === 'draft' || table === 'plan';

/** The references of a table's rows. */
const ofTable = (table: FileNamingTable): RawBuilder<boolean> => {
  if (isAside(table)) return sql<boolean>`place = ${table}`;
  return sql<boolean>`place = 'site' and kind = ${table === 'setting' ? 'settings' : kindOf[table]}`;
};

/** A condition for the rows of a table that refer to the file with a hash. */
export function isNaming(table: FileNamingTable, hash: string): RawBuilder<boolean> {
  const columns = keyOf(table).map(([column]) => sql.ref(`${table}.${column}`));
  const there = keyOf(table).map(([, column]) => sql.ref(column));
  return sql<boolean>`(${sql.join(columns)}) in (select ${sql.join(there)} from ${sql.table('textFile')}
    where hash = ${hash} and ${ofTable(table)})`;
}

/** A condition for pictures whose file anything refers to by address. */
export const isNamed = sql<boolean>`exists (select 1 from ${sql.table('textFile')}
  where hash = ${hashOf('picture.name')})`;

/** Those of the given hashes that anything refers to. */
export async function namedAmong(reader: Reader, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('textFile')
    .select('hash')
    .distinct()
    .where('hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** The picture of this file that a row shows as its own, joined to the reference. */
const ownPicture = (table: string): RawBuilder<unknown> =>
  sql`select 1 from ${sql.table(table)} as showing join ${sql.table('picture')} on picture.id = showing.picture_id
    where ${hashOf('picture.name')} = hash`;

/** A condition for references to files other than the one that the row itself shows, or the trash holds with it. */
const notOwn: RawBuilder<boolean> = sql.join(
  [
    ...namingTables
      .filter((table) => Object.hasOwn(showingTables, table))
      .map(
        (table) => sql`not (${ofTable(table)} and exists (${ownPicture(table)} and showing.id = entry_id))`,
      ),
    sql`not (${ofTable('trash')} and exists (${ownPicture('trashPicture')} and showing.trash_id = part))`,
  ],
  sql` and `,
);

/** The hashes of all files that anything refers to besides the entry that owns the picture, in batches. */
export async function* namedHashes(reader: Reader): AsyncGenerator<readonly string[]> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: readonly { hash: string }[] = await reader
      .selectFrom('textFile')
      .select('hash')
      .distinct()
      .where('hash', '>', last)
      .where(notOwn)
      .orderBy('hash')
      .limit(chunkRows)
      .execute();
    yield rows.map(({ hash }) => hash);
    last = rows.at(-1)?.hash;
  }
}
