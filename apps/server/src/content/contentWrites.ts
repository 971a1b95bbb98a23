import type { Clock } from '../clock.ts';
import { definedOnly } from '../definedOnly.ts';
import { HttpError } from '../http/httpErrors.ts';
import { dropPicture } from '../media/pictures.ts';
import { newId } from '../newId.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { Tables } from '../store/schema.ts';
import { activeAfter, changeTime, isOutdated } from './changeRules.ts';
import type { ContentKind, ContentTable } from './contentKind.ts';
import { answerOf, requireRow } from './contentReads.ts';

/** What a form's change carries besides the fields: the switch in either form, and the state that it was made from. */
export type GuardedChange = {
  active?: boolean | undefined;
  status?: 'active' | 'inactive' | undefined;
  updatedAt?: string | undefined;
};

/** The columns that a change gives; its switch and its guard are no columns. */
export function fieldsOf<Change extends GuardedChange>({
  active: _active,
  status: _status,
  updatedAt: _updatedAt,
  ...fields
}: Change) {
  return definedOnly(fields);
}

/** What every new row begins with. */
export const freshRow = (now: Date) => ({
  id: newId(now.getTime()),
  search: '',
  createdAt: now,
  updatedAt: now,
});

/** Adds a row, with what is searched of it. */
export async function insertRow<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  fields: Tables[Table],
): Promise<Tables[Table]> {
  const row = { ...fields, search: kind.searchText(fields) };
  await writer.insertInto<ContentTable>(kind.table).values(row).execute();
  return row;
}

/** A stored row that nobody else changes before this transaction ends. Throws 404. */
export const lockRow = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  { engine }: Store,
  id: string,
): Promise<Tables[Table]> =>
  // SQLite's transactions have the whole database to themselves.
  requireRow(kind, writer, id, engine === 'postgres');

/**
 * Changes an entry: `next` makes the new row of the stored one, `after` does in the same transaction what the change
 * entails. Throws 404, and 409 with the stored entry where somebody else saved in between.
 */
export const changeEntry = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  { store, clock }: { store: Store; clock: Clock },
  id: string,
  change: GuardedChange,
  next: (stored: Tables[Table]) => Tables[Table],
  after: (writer: Writer, stored: Tables[Table], row: Tables[Table]) => Promise<void> = nothing,
): Promise<Answer> =>
  store.write(async (writer) => {
    const stored = await lockRow(kind, writer, store, id);
    if (isOutdated(change, stored))
      throw editConflict(kind.name, await answerOf(kind, writer, stored), stored);
    const fields = { ...next(stored), active: activeAfter(stored.active, change) };
    const row = { ...fields, search: kind.searchText(fields), updatedAt: changeTime(stored, clock.now()) };
    await writer.updateTable<ContentTable>(kind.table).set(row).where('id', '=', id).execute();
    await after(writer, stored, row);
    return answerOf(kind, writer, row);
  });

const nothing = (): Promise<void> => Promise.resolve();

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
    return answerOf(kind, writer, { ...stored, ...change });
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
      // oxlint-disable-next-line no-await-in-loop -- one connection does one thing at a time
      if (pictureId !== null) await dropPicture(writer, pictureId);
    }
  });

const editConflict = (name: string, current: unknown, stored: { updatedAt: Date }): HttpError =>
  new HttpError(409, `Somebody else saved this ${name.toLowerCase()} in the meantime`, {
    details: { current, updatedAt: stored.updatedAt.toISOString() },
  });
