import type { HistoryKind } from '@vitrin/contract/history';
import type { ContentKind } from '../content/contentKind.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { ContentTable, Tables, VersionRow } from '../store/schema.ts';
import { trashKindOf } from '../trash/putAway.ts';
import { type Author, keepVersion, type Making, newestVersion, type VersionSubject } from './keepVersion.ts';
import { noContent, patched, type VersionContent } from './versionContent.ts';

/** An entry as it was, or became. */
export type EntryState<Table extends ContentTable> = { row: Tables[Table]; content: VersionContent };

/** The entry of a table as the subject of a history. */
const entrySubject = (table: ContentTable, id: string): VersionSubject => ({
  kind: trashKindOf[table] satisfies HistoryKind,
  id,
});

/** An entry as it is at this moment, for its history. */
export async function stateOf<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  row: Tables[Table],
): Promise<EntryState<Table>> {
  const values = new Map<string, unknown>(Object.entries({ ...row, ...kind.formed?.(row) }));
  const pictureIds = await kind.pictureIds(reader, row);
  const field = kind.showPictures === undefined ? 'image' : 'images';
  return {
    row,
    content: {
      fields: Object.fromEntries(
        Object.keys(kind.fields).map((name) => {
          const value = values.get(name);
          return [name, value instanceof Date ? value.toISOString() : value];
        }),
      ),
      pictures: pictureIds.flatMap((id) => (id === null ? [] : [{ id, field }])),
      visible: row.active,
      place: 'displayOrder' in row ? row.displayOrder : null,
    },
  };
}

/** Keeps what a write made of an entry, which was locked before. */
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

/** Keeps what came back from the trash, where that is not what its newest version tells, such as at another path. */
export async function keepReturn<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  row: Tables[Table],
  by: Author,
): Promise<void> {
  const newest = await newestVersion(writer, entrySubject(kind.table, row.id));
  if (newest === undefined) return;
  const { content } = await stateOf(kind, writer, row);
  const before = { content: patched(noContent, newest.content), since: newest.madeAt };
  await keepVersion(
    writer,
    entrySubject(kind.table, row.id),
    { before, after: content },
    { by, act: 'returned' },
  );
}
