import { titleOf } from '@vitrin/contract/kinds/entryTexts';
import type { BulkAct, BulkDone } from '@vitrin/contract/fields';
import { isActive } from '@vitrin/contract/entries/isActive';
import { HttpError } from '../http/httpErrors.ts';
import { keepNamedBy } from '../library/keepNamed.ts';
import { keepEntryVersion, stateOf } from '../history/entryVersion.ts';
import type { Author } from '../history/keepVersion.ts';
import { newId } from '../newId.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { type ContentTable, pdfIdOf, type Tables } from '../store/schema.ts';
import { activeAfter, changeTime, isOutdated } from './changeRules.ts';
import {
  type Addition,
  type ContentKind,
  type Switched,
  belongingsOf,
  picturesOf,
  type WrittenKind,
} from './contentKind.ts';
import { answerOf, findRow, requireRow } from './contentReads.ts';
import { type Deletion, putAway } from '../trash/putAway.ts';
import { addingOnce } from './addingOnce.ts';
import { addressAt, isAddressed } from './addressAt.ts';
import { searchTextOf, sortKeysOf } from './searchText.ts';

/** A check of whether the writer may change a stored entry: throws if not. */
export type Allow<Table extends ContentTable> = (stored: Tables[Table]) => void;

/** The row of a new entry; `columns` are those that forms do not send, such as its picture. */
export async function newEntryRow<Table extends ContentTable, Answer, Draft extends Switched, Change>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  writer: Writer,
  draft: Draft,
  addition: Addition,
  columns: Partial<Tables[Table]> = {},
): Promise<Tables[Table]> {
  const { active, status, updatedAt: _updatedAt, ...fields } = draft;
  const { now } = addition;
  const entry = {
    id: addition.id ?? newId(now.getTime()),
    active: isActive({ active, status }),
    search: '',
    sortKeys: {},
    createdAt: now,
    updatedAt: now,
  };
  const fresh = { ...(await kind.newRow(fields, entry, writer, addition)), ...columns };
  return { ...fresh, search: searchTextOf(kind, fresh), sortKeys: sortKeysOf(kind, fresh) };
}

/** Writes the row of an entry, new or replacing `before`, with all side effects. */
export async function putRow<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  row: Tables[Table],
  before: Tables[Table] | undefined,
): Promise<void> {
  await (before === undefined
    ? writer.insertInto<ContentTable>(kind.table).values(row).execute()
    : writer.updateTable<ContentTable>(kind.table).set(row).where('id', '=', row.id).execute());
  await keepNamedBy(writer, row, { table: kind.table, id: row.id });
  await kind.afterWrite?.(writer, row, before);
}

/** Adds an entry; `columns` are those that forms do not send, such as its picture. */
export async function addEntry<Table extends ContentTable, Answer, Draft extends Switched, Change>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  writer: Writer,
  draft: Draft,
  addition: Addition,
  columns: Partial<Tables[Table]> = {},
): Promise<Tables[Table]> {
  const row = await newEntryRow(kind, writer, draft, addition, columns);
  await putRow(kind, writer, row, undefined);
  const { by } = addition;
  if (by !== undefined) await keepEntryVersion(kind, writer, { row }, { by, act: 'added' });
  return row;
}

/** The entry that an earlier, identical request added, if there is one. Throws if `allow` does. */
export async function findAdded<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  id: string | undefined,
  allow?: Allow<Table>,
): Promise<Answer | undefined> {
  if (id === undefined) return undefined;
  const row = await findRow(kind, reader, id);
  if (row === undefined) return undefined;
  allow?.(row);
  return answerOf(kind, reader, row);
}

/** Adds an entry from what a form sent, and returns it; a repeated request returns the existing one. */
export const createEntry = <Table extends ContentTable, Answer, Draft extends Switched, Change>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  store: Store,
  draft: Draft,
  addition: Addition,
  allow?: Allow<Table>,
): Promise<Answer> =>
  addingOnce(
    () => findAdded(kind, store.read, addition.id, allow),
    () =>
      store.write(async (writer) => answerOf(kind, writer, await addEntry(kind, writer, draft, addition))),
  );

/** Reads a row and locks it until the transaction ends. Throws 404. */
export const lockRow = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  id: string,
): Promise<Tables[Table]> => requireRow(kind, writer, id, true);

/**
 * Changes the given fields of an entry. Throws 404, if `allow` throws, and 409 with the stored entry if somebody else
 * has saved in the meantime.
 */
export const changeEntry = <Table extends ContentTable, Answer, Draft, Change extends Switched>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  { store, by, allow }: { store: Store; by: Author; allow?: Allow<Table> | undefined },
  id: string,
  change: Change,
): Promise<Answer> =>
  store.write(async (writer) => {
    const { active, status, updatedAt, ...fields } = change;
    // Pictures before the entry, in the order in which choosing a picture locks both.
    await keepNamedBy(writer, fields, { table: kind.table, id });
    const stored = await lockRow(kind, writer, id);
    allow?.(stored);
    if (isOutdated({ updatedAt }, stored))
      throw editConflict(kind.label, await answerOf(kind, writer, stored), stored);
    const before = await stateOf(kind, writer, stored);
    const changed = {
      ...(await kind.changedRow(stored, fields, writer)),
      active: activeAfter(stored.active, { active, status }),
      updatedAt: changeTime(stored, by.now),
    };
    const row = { ...changed, search: searchTextOf(kind, changed), sortKeys: sortKeysOf(kind, changed) };
    await putRow(kind, writer, row, stored);
    await keepEntryVersion(kind, writer, { before, row }, { by });
    return answerOf(kind, writer, row);
  });

/** Flips an entry between active and inactive. Throws 404. */
export const toggleEntry = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  { store, by }: { store: Store; by: Author },
  id: string,
): Promise<Answer> =>
  store.write(async (writer) => {
    const stored = await lockRow(kind, writer, id);
    const row = await switchRow(kind, writer, stored, { active: !stored.active, by });
    return answerOf(kind, writer, row);
  });

/** Moves an entry with its pictures to the trash. Throws 404. */
export const removeEntry = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  store: Store,
  id: string,
  deletion: Deletion,
  allow?: Allow<Table>,
): Promise<void> =>
  store.write(async (writer) => {
    const stored = await lockRow(kind, writer, id);
    allow?.(stored);
    await removeRow(kind, writer, stored, deletion);
  });

/** Switches entries or moves them to the trash, in one transaction, and returns which of them existed. */
export const actOnMany = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  store: Store,
  { act, ids }: BulkAct,
  by: Author,
): Promise<BulkDone> =>
  store.write(async (writer) => {
    const found: BulkDone = { done: [], missing: [] };
    // In the order of ids, so that two concurrent calls wait for each other instead of deadlocking.
    for (const id of [...new Set(ids)].toSorted()) {
      const stored = await findRow(kind, writer, id, true);
      found[stored === undefined ? 'missing' : 'done'].push(id);
      if (stored === undefined) continue;
      const active = act === 'activate';
      if (act === 'delete') await removeRow(kind, writer, stored, { now: by.now, by: by.name });
      else if (stored.active !== active) await switchRow(kind, writer, stored, { active, by });
    }
    return found;
  });

async function switchRow<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  stored: Tables[Table],
  { active, by }: { active: boolean; by: Author },
): Promise<Tables[Table]> {
  const before = await stateOf(kind, writer, stored);
  const change = { active, updatedAt: changeTime(stored, by.now) };
  await writer.updateTable<ContentTable>(kind.table).set(change).where('id', '=', stored.id).execute();
  const row = { ...stored, ...change };
  await kind.afterWrite?.(writer, row, stored);
  await keepEntryVersion(kind, writer, { before, row }, { by });
  return row;
}

/** Moves a loaded entry with its pictures to the trash. */
export async function removeRow<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  stored: Tables[Table],
  deletion: Deletion,
): Promise<void> {
  const leaving = {
    table: kind.table,
    id: stored.id,
    title: titleOf(kind, stored),
    with: [...belongingsOf(kind), ['oldPath', 'entryId'] as const],
    pictureIds: [...(await picturesOf(kind, writer, stored)).map(({ id }) => id), pdfIdOf(stored)],
  };
  await putAway(writer, { ...leaving, ...addressOf(kind.table, stored) }, deletion);
}

function addressOf(table: ContentTable, row: { id: string }): { address?: string } {
  if (!isAddressed(table) || !('path' in row)) return {};
  return { address: addressAt(table, row.id, String(row.path)) };
}

const editConflict = (label: string, current: unknown, stored: { updatedAt: Date }): HttpError =>
  new HttpError(409, `Somebody else saved this ${label.toLowerCase()} in the meantime`, {
    details: { current, updatedAt: stored.updatedAt.toISOString() },
  });
