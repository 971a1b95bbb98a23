import type { HistoryKind } from '@vitrin/contract/history/history';
import { type ContentKind, picturesOf } from '../content/contentKind.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { type ContentTable, pdfIdOf, type Tables, type VersionRow } from '../store/schema.ts';
import { kindOf } from '../content/kindTables.ts';
import { type Author, keepVersion, type Making, newestVersion, type VersionSubject } from './keepVersion.ts';
import { noContent, patched, pdfField, type VersionContent } from './versionContent.ts';

/** The state of an entry before or after a write. */
export type EntryState<Table extends ContentTable> = { row: Tables[Table]; content: VersionContent };

const entrySubject = (table: ContentTable, id: string): VersionSubject => ({
  kind: kindOf[table] satisfies HistoryKind,
  id,
});

/** The current state of an entry, for its history. */
export async function stateOf<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  row: Tables[Table],
): Promise<EntryState<Table>> {
  const values = new Map<string, unknown>(Object.entries({ ...row, ...kind.formed?.(row) }));
  const pdfId = pdfIdOf(row);
  return {
    row,
    content: {
      fields: Object.fromEntries(
        Object.keys(kind.fields).map((name) => {
          const value = values.get(name);
          return [name, value instanceof Date ? value.toISOString() : value];
        }),
      ),
      pictures: [
        ...(await picturesOf(kind, reader, row)),
        ...(pdfId === null ? [] : [{ id: pdfId, field: pdfField }]),
      ],
      visible: row.active,
      place: 'displayOrder' in row ? row.displayOrder : null,
    },
  };
}

/** Keeps the version that a write produced; the entry is locked by the caller. */
export async function keepEntryVersion<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  { before, row }: { before?: EntryState<Table> | undefined; row: Tables[Table] },
  making: Making,
): Promise<VersionRow | undefined> {
  const after = await stateOf(kind, writer, row);
  const states = {
    before: before && { content: before.content, since: before.row.updatedAt },
    after: after.content,
  };
  return keepVersion(writer, entrySubject(kind.table, row.id), states, making);
}

/** Records that an entry was restored from the trash, and what changed. */
export async function keepReturn<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  row: Tables[Table],
  { by, deletedAt }: { by: Author; deletedAt: Date },
): Promise<void> {
  const subject = entrySubject(kind.table, row.id);
  const newest = await newestVersion(writer, subject);
  const { content: after } = await stateOf(kind, writer, row);
  const before = newest && { content: patched(noContent, newest.content), since: newest.madeAt };
  await keepVersion(writer, subject, { before, after }, { by, act: 'returned', restoredAt: deletedAt });
}
