import { type EntryPaths, entryPathFrom } from '@vitrin/contract/kinds/entryPath';
import { limits } from '@vitrin/contract/limits';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { newId } from '../newId.ts';
import { HttpError } from '../http/httpErrors.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { type AddressedTable, ownAddress, type Tables } from '../store/schema.ts';
import { addressedTables, oldPathSearch } from './addressAt.ts';
import type { ContentKind } from './contentKind.ts';
import { answerOf, rowsOf } from './contentReads.ts';

/** What visitors see of a table at a moment, as a condition on its rows. */
const seenAt: Readonly<Record<AddressedTable, (now: Date) => RawBuilder<boolean>>> = {
  service: () => sql`active = ${true}`,
  project: () => sql`active = ${true}`,
  post: (now) => sql`active = ${true} and (publish_date is null or publish_date <= ${now})`,
};

type Addressed = { id: string; path: string; updatedAt: Date };

/**
 * Keeps the address at which visitors saw an entry before this write moved or hid it: it leads to the entry from then
 * on, unless visitors see another one there. An address that they never saw leads nowhere.
 */
export const keepOldPath =
  <Row extends Addressed>(owner: AddressedTable, isSeen: (row: Row, now: Date) => boolean) =>
  async (writer: Writer, row: Row, before: Row | undefined): Promise<void> => {
    const now = row.updatedAt;
    if (before === undefined || before.path === '' || !isSeen(before, now)) return;
    if (row.path === before.path && isSeen(row, now)) return;
    const old = { entryId: row.id, createdAt: now };
    const place = { owner, path: before.path, target: '' };
    await writer
      .insertInto('oldPath')
      .values({ id: newId(now.getTime()), ...place, search: oldPathSearch(place), ...old })
      .onConflict((conflict) => conflict.columns(['owner', 'path']).doUpdateSet(old))
      .execute();
  };

/**
 * Whether an address leads on: a former one not while its entry has it again, or visitors see another one there. The
 * owner is only compared, so that SQLite reads the rows of a list in its order rather than by owner.
 */
export const leadsOn = (now: Date): RawBuilder<boolean> => {
  const entries = addressedTables.map(
    (table) => sql`when ${table} then not exists (select 1 from ${sql.table(table)} as holder
      where holder.path = old_path.path and (holder.id = old_path.entry_id or ${seenAt[table](now)}))`,
  );
  return sql<boolean>`case old_path.owner when ${ownAddress} then true ${sql.join(entries, sql` `)} else false end`;
};

/** The visible entry at a path, or the one that was there before. */
export async function findByPath<Table extends AddressedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  path: string,
  shown: SelectQueryBuilder<Tables, Table, Tables[Table]>,
): Promise<Answer | undefined> {
  const row = await findRowByPath(kind, path, shown);
  return row && answerOf(kind, reader, row);
}

/** The row of the entry at a path, or of the one that was there before, or that has it as its id. */
export async function findRowByPath<Table extends AddressedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  path: string,
  shown: SelectQueryBuilder<Tables, Table, Tables[Table]>,
): Promise<Tables[Table] | undefined> {
  const column = (name: string) => sql.ref(`${kind.table}.${name}`);
  const former = sql`(select entry_id from old_path where owner = ${kind.table} and path = ${path})`;
  for (const condition of [
    sql<boolean>`${column('path')} = ${path}`,
    sql<boolean>`${column('id')} = ${former}`,
    sql<boolean>`${column('id')} = ${path}`,
  ]) {
    const [row] = await rowsOf(shown.where(condition));
    if (row !== undefined) return row;
  }
  return undefined;
}

/**
 * A free path for an entry without one: that of its title, with a number if another entry has or had it. With many
 * equal titles only a few numbers are looked up: they are doubled until one is free, and bisected from there.
 */
export async function freePath(
  reader: Reader,
  table: AddressedTable,
  { title, id }: { title: string; id: string },
  paths: EntryPaths,
): Promise<string> {
  const isFree = async (path: string) =>
    !paths.reserved.includes(path) && !(await isTaken(reader, table, path, id));
  return firstFree(entryPathFrom(title, paths), isFree);
}

/**
 * The path of an entry if it is free, or else the same with a number. Paths can be taken by entries that are not stored
 * yet as well.
 */
export const freePathBeside = (
  reader: Reader,
  table: AddressedTable,
  { path, id, taken }: { path: string; id: string; taken?: ReadonlySet<string> },
): Promise<string> =>
  firstFree(path, async (other) => taken?.has(other) !== true && !(await isTaken(reader, table, other, id)));

/** Leaves space for the number. */
const longestNumbered = limits.pathCharacters - 10;

/** A path that a number can follow. */
const numberable = (path: string): string => path.slice(0, longestNumbered).replace(/[-/]$/, '');

async function firstFree(base: string, isFreePath: (path: string) => Promise<boolean>): Promise<string> {
  const numbered = (number: number) => (number === 1 ? base : `${numberable(base)}-${number}`);
  const isFree = (number: number) => isFreePath(numbered(number));
  let free = 1;
  while (!(await isFree(free))) free *= 2;
  let taken = Math.floor(free / 2);
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isFree(middle)) free = middle;
    else taken = middle;
  }
  return numbered(free);
}

async function isTaken(reader: Reader, table: AddressedTable, path: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where path = ${path} and id <> ${id}
    union all select 1 from old_path where owner = ${table} and path = ${path} and entry_id <> ${id}
    limit 1`.execute(reader);
  return rows.length > 0;
}

/** Runs a write that may conflict with the path of another entry. Throws 409 with `message` in that case. */
export async function refusingTakenPath<T>(message: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, message, { errors: { path: message } });
  }
}
