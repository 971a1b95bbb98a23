import { searchText } from '@vitrin/contract/search/search';
import { sql } from 'kysely';
import { noteActivity } from '../activity/noteActivity.ts';
import { type DeletedTable, kindOf } from '../content/kindTables.ts';
import { newId } from '../newId.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { KeptRows, Tables } from '../store/schema.ts';

/** When something is deleted, and by whom. */
export type Deletion = { now: Date; by: string };

/** Tables of what belongs to something, each with the column that holds its id. */
export type Belongings = readonly (readonly [table: keyof Tables, column: string])[];

/** What is deleted: a row, with rows that belong only to it. */
export type Deleted = {
  table: DeletedTable;
  id: string;
  title: string;
  /** The address of its page, if it has one. */
  address?: string;
  /** Rows of other tables that are kept with it. */
  with?: Belongings;
  pictureIds: readonly (string | null)[];
};

/** Moves a row to the trash: keeps its rows and deletes them, in the current transaction. */
export async function putAway(writer: Writer, leaving: Deleted, { now, by }: Deletion): Promise<void> {
  const { table, id, title, address = '' } = leaving;
  const record: Record<string, KeptRows[string]> = {};
  const places: Belongings = [[table, 'id'], ...(leaving.with ?? [])];
  for (const [name, column] of places) record[name] = await rowsWith(writer, name, column, id);
  const trashId = newId(now.getTime());
  const row = { id: trashId, kind: kindOf[table], entryId: id, title, address, record };
  await writer
    .insertInto('trash')
    .values({ ...row, search: searchText(title, []), deletedBy: by, deletedAt: now })
    .execute();
  const pictureIds = [...new Set(leaving.pictureIds)].filter((pictureId) => pictureId !== null);
  if (pictureIds.length > 0) {
    const pictures = pictureIds.map((pictureId, index) => ({ trashId, pictureId, displayOrder: index + 1 }));
    await writer.insertInto('trashPicture').values(pictures).execute();
  }
  // Once a message is gone, no log should name its sender.
  const told = table === 'contactMessage' ? '' : title;
  await noteActivity(writer, { act: 'deleted', subject: kindOf[table], title: told, now });
  // What belongs to it first, since some of it refers to it.
  for (const [name, column] of places.toReversed()) {
    await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(writer);
  }
}

async function rowsWith(
  reader: Reader,
  table: string,
  column: string,
  id: string,
): Promise<KeptRows[string]> {
  const question = sql<
    Record<string, unknown>
  >`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`;
  return (await question.execute(reader)).rows;
}
