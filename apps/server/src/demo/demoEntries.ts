import { titleOf } from '@vitrin/contract/kinds/entryTexts';
import type { TrashKind } from '@vitrin/contract/history/trash';
import { sql } from 'kysely';
import type { ContentKind } from '../content/contentKind.ts';
import { ofEachKind } from '../content/eachKind.ts';
import { kindOf } from '../content/kindTables.ts';
import { rowsOf } from '../content/contentReads.ts';
import { removeRow } from '../content/contentWrites.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { ContentTable } from '../store/schema.ts';
import type { Deletion } from '../trash/putAway.ts';

/** The entries of a kind that a demo wrote at a given time; a differing `updatedAt` shows that one was edited. */
export type DemoEntries = {
  kind: TrashKind;
  /** The titles of the unedited ones, and how many others there are. */
  read: (reader: Reader, loadedAt: Date) => Promise<{ titles: string[]; edited: number }>;
  /** Moves the unedited ones to the trash, and returns how many. */
  remove: (writer: Writer, loadedAt: Date, deletion: Deletion) => Promise<number>;
};

function entries<Table extends ContentTable, Answer>(kind: ContentKind<Table, Answer>): DemoEntries {
  const written = (reader: Reader, loadedAt: Date) =>
    kind.rows(reader).where(sql<boolean>`${sql.ref('createdAt')} = ${loadedAt}`);
  const untouched = (reader: Reader, loadedAt: Date) =>
    written(reader, loadedAt).where(sql<boolean>`${sql.ref('updatedAt')} = ${loadedAt}`);
  return {
    kind: kindOf[kind.table],
    read: async (reader, loadedAt) => {
      const rows = await rowsOf(untouched(reader, loadedAt));
      const all = await rowsOf(written(reader, loadedAt));
      return { titles: rows.map((row) => titleOf(kind, row)), edited: all.length - rows.length };
    },
    remove: async (writer, loadedAt, deletion) => {
      const rows = await rowsOf(untouched(writer, loadedAt).forUpdate());
      for (const row of rows) await removeRow(kind, writer, row, deletion);
      return rows.length;
    },
  };
}

/** Every kind of content that a demo may have. */
export const demoEntries: readonly DemoEntries[] = Object.values(ofEachKind(entries));
