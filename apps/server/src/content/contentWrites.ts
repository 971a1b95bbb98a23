import { isActive } from '@vitrin/contract/isActive';
import type { Clock } from '../clock.ts';
import { HttpError } from '../http/httpErrors.ts';
import { dropPicture } from '../media/pictures.ts';
import { newId } from '../newId.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { ContentTable, Tables } from '../store/schema.ts';
import { activeAfter, changeTime, isOutdated } from './changeRules.ts';
import type { Addition, ContentKind, Switched, WrittenKind } from './contentKind.ts';
import { answerOf, requireRow } from './contentReads.ts';
import { searchTextOf, sortKeysOf } from './searchText.ts';

/** Adds an entry; `columns` are those of its row that no form sends, such as its picture. */
export async function addEntry<Table extends ContentTable, Answer, Draft extends Switched, Change>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  writer: Writer,
  draft: Draft,
  addition: Addition,
  columns: Partial<Tables[Table]> = {},
): Promise<Tables[Table]> {
  const { active, status, updatedAt: _updatedAt, ...fields } = draft;
  const { now } = addition;
  const entry = {
    id: newId(now.getTime()),
    active: isActive({ active, status }),
    search: '',
    sortKeys: {},
    createdAt: now,
    updatedAt: now,
  };
  const fresh = { ...(await kind.newRow(fields, entry, writer, addition)), ...columns };
  const row = { ...fresh, search: searchTextOf(kind, fresh), sortKeys: sortKeysOf(kind, fresh) };
  await writer.insertInto<ContentTable>(kind.table).values(row).execute();
  await kind.afterWrite?.(writer, row, undefined);
  return row;
}

/** Adds an entry of what a form sent, and answers it. */
export const createEntry = <Table extends ContentTable, Answer, Draft extends Switched, Change>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  store: Store,
  draft: Draft,
  addition: Addition,
): Promise<Answer> =>
  store.write(async (writer) => answerOf(kind, writer, await addEntry(kind, writer, draft, addition)));

/** A stored row that nobody else changes before this transaction ends. Throws 404. */
export const lockRow = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  { engine }: Store,
  id: string,
): Promise<Tables[Table]> =>
  // SQLite's transactions lock the whole database.
  requireRow(kind, writer, id, engine === 'postgres');

/**
 * Changes the given fields of an entry. Throws 404, and 409 with the stored entry where somebody else saved in
 * between.
 */
export const changeEntry = <Table extends ContentTable, Answer, Draft, Change extends Switched>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  { store, clock }: { store: Store; clock: Clock },
  id: string,
  change: Change,
): Promise<Answer> =>
  store.write(async (writer) => {
    const { active, status, updatedAt, ...fields } = change;
    const stored = await lockRow(kind, writer, store, id);
    if (isOutdated({ updatedAt }, stored))
      throw editConflict(kind.label, await answerOf(kind, writer, stored), stored);
    const changed = {
      ...kind.changedRow(stored, fields),
      active: activeAfter(stored.active, { active, status }),
      updatedAt: changeTime(stored, clock.now()),
    };
    const row = { ...changed, search: searchTextOf(kind, changed), sortKeys: sortKeysOf(kind, changed) };
    await writer.updateTable<ContentTable>(kind.table).set(row).where('id', '=', id).execute();
    await kind.afterWrite?.(writer, row, stored);
    return answerOf(kind, writer, row);
  });

/** Flips an entry between active and inactive. Throws 404. */
export const toggleEntry = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  { store, clock }: { store: Store; clock: Clock },
  id: string,
): Promise<Answer> =>
  store.write(async (writer) => {
    const stored = await lockRow(kind, writer, store, id);
    const change = { active: !stored.active, updatedAt: changeTime(stored, clock.now()) };
    await writer.updateTable<ContentTable>(kind.table).set(change).where('id', '=', id).execute();
    const row = { ...stored, ...change };
    await kind.afterWrite?.(writer, row, stored);
    return answerOf(kind, writer, row);
  });

/** Deletes an entry with its pictures. Throws 404. */
export const removeEntry = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  store: Store,
  id: string,
): Promise<void> =>
  store.write(async (writer) => {
    const stored = await lockRow(kind, writer, store, id);
    const pictureIds = await kind.pictureIds(writer, stored);
    await writer.deleteFrom<ContentTable>(kind.table).where('id', '=', id).execute();
    for (const pictureId of pictureIds) {
      if (pictureId !== null) await dropPicture(writer, pictureId);
    }
  });

const editConflict = (label: string, current: unknown, stored: { updatedAt: Date }): HttpError =>
  new HttpError(409, `Somebody else saved this ${label.toLowerCase()} in the meantime`, {
    details: { current, updatedAt: stored.updatedAt.toISOString() },
  });
