import { type RawBuilder, sql } from 'kysely';
import { contentPictures } from '../media/pictures.ts';
import type { Writer } from '../store/openStore.ts';
import { type ContentTable, showingTables } from '../store/schema.ts';
import { namesWith } from '../media/pictureName.ts';
import { namesIn } from './pictureUses.ts';
import { namedHashes } from './textFiles.ts';

const namesAtOnce = 100;

/** The entry that names pictures. */
type Naming = { table: ContentTable; id: string };

/** The picture that an entry shows as its own; its texts go together with it. */
const ownPicture = (by: Naming | undefined): RawBuilder<unknown> =>
  by !== undefined && Object.hasOwn(showingTables, by.table)
    ? sql`select ${sql.ref(`${by.table}.pictureId`)} from ${sql.table(by.table)}
        where ${sql.ref(`${by.table}.id`)} = ${by.id}`
    : sql`''`;

/**
 * Marks pictures as kept, so that they outlive the entries that they were uploaded for, unless their file stays in any
 * case: it is marked already, or belongs to the entry that refers to it. Account pictures are not part of the library.
 */
async function keep(writer: Writer, all: Iterable<string>, by?: Naming): Promise<void> {
  // In one order, so that two concurrent calls wait for each other instead of deadlocking.
  const names = [...all].toSorted();
  for (let start = 0; start < names.length; start += namesAtOnce) {
    const some = names.slice(start, start + namesAtOnce);
    await writer
      .updateTable('picture')
      .set({ kept: true })
      .where('id', 'in', contentPictures(writer).select('picture.id').where('picture.name', 'in', some))
      .where('kept', '=', false)
      .where('retiredAt', 'is', null)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('picture as staying')
              .select('staying.id')
              .whereRef('staying.name', '=', 'picture.name')
              .where((or) =>
                or.or([or('staying.kept', '=', true), sql<boolean>`staying.id in (${ownPicture(by)})`]),
              ),
          ),
        ),
      )
      .execute();
  }
}

/**
 * Keeps the pictures that a record of texts and addresses refers to, since it does so only by address; `by` is the entry
 * that it belongs to.
 */
export const keepNamedBy = (writer: Writer, record: object, by?: Naming): Promise<void> =>
  keep(writer, namesIn(JSON.stringify(record)), by);

/** Keeps the pictures that anything refers to by address, other than the texts of the entry that shows them. */
export async function keepNamed(writer: Writer): Promise<void> {
  for await (const hashes of namedHashes(writer)) await keep(writer, hashes.flatMap(namesWith));
}
