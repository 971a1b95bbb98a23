import type { TrashKind } from '@vitrin/contract/history/trash';
import { requireRow } from '../content/contentReads.ts';
import { belongingsOf, type ContentKind } from '../content/contentKind.ts';
import { isAddressed, oldPathSearch } from '../content/addressAt.ts';
import { freePathBeside } from '../content/entryPaths.ts';
import { changeTime } from '../content/changeRules.ts';
import { ofEachKind } from '../content/eachKind.ts';
import { searchTextOf, sortKeysOf } from '../content/searchText.ts';
import type { DeletedTable } from '../content/kindTables.ts';
import { keepReturn } from '../history/entryVersion.ts';
import type { Author } from '../history/keepVersion.ts';
import { changingSlider } from '../homePage/sliderVersion.ts';
import { closeUp, openUp } from '../homePage/sliderWrites.ts';
import { invalidFields, notFound } from '../http/httpErrors.ts';
import { checkReturn } from '../redirects/redirects.ts';
import type { Engine } from '../store/columns.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { ContentTable, KeptRows, TrashRow } from '../store/schema.ts';
import { messageKeys } from '../messages/messageWrites.ts';
import { returnRows } from './returnRows.ts';

/** What restoring from the trash needs. */
export type ReturnTools = { writer: Writer; engine: Engine; by: Author };

type KeptRow = KeptRows[string][number];

/** A trashed subject, at a new path if one is given. */
export type Returning = Pick<TrashRow, 'entryId' | 'record' | 'deletedAt'> & { path?: string | undefined };

/** How a kind is restored: into which table, and which rows go with it. */
export type Return = {
  table: DeletedTable;
  back: (tools: ReturnTools, returning: Returning) => Promise<void>;
  /** A free path similar to a taken one; for kinds whose entries have addresses. */
  freePath?: (reader: Reader, path: string, id: string) => Promise<string>;
};

function entries<Table extends ContentTable, Answer>(kind: ContentKind<Table, Answer>): Return {
  const { table } = kind;
  const back: Return['back'] = async (tools, { entryId, record, deletedAt, path }) => {
    const { writer, engine, by } = tools;
    const elsewhere = path === undefined ? {} : { path: pathOf(kind, path) };
    const rows = record[table]?.map((row) => ({ ...row, ...elsewhere }));
    await returnRows(writer, engine, table, rows);
    for (const [name] of belongingsOf(kind)) await returnRows(writer, engine, name, record[name]);
    // The row may predate the current search text, sort keys and index tables.
    const stored = await requireRow(kind, writer, entryId);
    const row = {
      ...stored,
      search: searchTextOf(kind, stored),
      sortKeys: sortKeysOf(kind, stored),
      updatedAt: path === undefined ? stored.updatedAt : changeTime(stored, by.now),
    };
    await writer.updateTable<ContentTable>(table).set(row).where('id', '=', entryId).execute();
    await kind.afterWrite?.(writer, row, undefined);
    await kind.afterReturn?.(writer, row);
    await keepReturn(kind, writer, row, { by, deletedAt });
    await returnOldPaths(tools, table, record['oldPath']);
  };
  if (!isAddressed(table)) return { table, back };
  return { table, back, freePath: (reader, path, id) => freePathBeside(reader, table, { path, id }) };
}

/** Validates a path like a form of the kind. Throws 400. */
function pathOf<Table extends ContentTable, Answer>(
  { fields }: ContentKind<Table, Answer>,
  path: string,
): unknown {
  const parsed = fields['path']?.sent.safeParse(path);
  if (parsed?.success === true) return parsed.data;
  throw invalidFields({ path: parsed?.error.issues[0]?.message ?? 'Only entries with a page have a path' });
}

/** A row of former addresses, which may predate the current search text. */
const searchable = (row: KeptRow): KeptRow => {
  const text = (name: string): string => {
    const value = row[name];
    return typeof value === 'string' ? value : '';
  };
  const search = oldPathSearch({ owner: text('owner'), path: text('path'), target: text('target') });
  return { ...row, search };
};

/** Former addresses of an entry redirect to it again, unless they have come to redirect to others. */
async function returnOldPaths(
  { writer, engine }: ReturnTools,
  table: ContentTable,
  rows: KeptRows[string] = [],
): Promise<void> {
  if (!isAddressed(table)) return;
  for (const row of rows) {
    const path = String(row['path']);
    const led = writer.selectFrom('oldPath').select('id').where('owner', '=', table).where('path', '=', path);
    if ((await led.executeTakeFirst()) === undefined)
      await returnRows(writer, engine, 'oldPath', [searchable(row)]);
  }
}

/** Earlier versions put nothing away if two people deleted something at once. */
const nothingKept = (): Error => notFound('Trash entry');

/** How each kind of the trash is restored; a missing one does not compile. */
export const returns: Readonly<Record<TrashKind, Return>> = {
  ...ofEachKind(entries),
  slider: {
    table: 'sliderImage',
    back: ({ writer, engine, by }, { record: { sliderImage: rows = [] } }) =>
      changingSlider(writer, { by, act: 'returned' }, async () => {
        for (const { displayOrder } of rows) await openUp(writer, Number(displayOrder));
        await returnRows(writer, engine, 'sliderImage', rows);
        await closeUp(writer);
      }),
  },
  messages: {
    table: 'contactMessage',
    back: async ({ writer, engine, by }, { record, entryId }) => {
      await returnRows(writer, engine, 'contactMessage', record['contactMessage']);
      const query = writer.selectFrom('contactMessage').selectAll().where('id', '=', entryId);
      const row = await query.executeTakeFirstOrThrow(nothingKept);
      await writer
        .updateTable('contactMessage')
        // The row may predate the current search keys. Spam is kept from now on.
        .set({ ...messageKeys(row), ...(row.spam && { updatedAt: by.now }) })
        .where('id', '=', entryId)
        .execute();
      await returnRows(writer, engine, 'messageReply', record['messageReply']);
    },
  },
  redirects: {
    table: 'oldPath',
    back: async ({ writer, engine, by }, { entryId, record }) => {
      await returnRows(writer, engine, 'oldPath', record['oldPath']?.map(searchable));
      const row = writer.selectFrom('oldPath').selectAll().where('id', '=', entryId);
      await checkReturn(writer, by.now, await row.executeTakeFirstOrThrow(nothingKept));
    },
  },
};
