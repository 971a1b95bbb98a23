import type { Fields } from '@vitrin/contract/kinds/field';
import type { PictureList } from '@vitrin/contract/kinds/pictureList';
import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import type { ListRules } from '../http/listPage.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { Author } from '../history/keepVersion.ts';
import type { Belongings } from '../trash/putAway.ts';
import { listedIds, pictureListTables } from './entryPictureLists.ts';
import type { ContentTable, EntryRow, PictureListTable, Tables } from '../store/schema.ts';

/** The picture list of a kind whose entries show several pictures, and the table that stores it. */
export type StoredPictureList = PictureList & { readonly table: PictureListTable };

/** A kind whose entries show several pictures. */
export type WithPictureList = { pictureList: StoredPictureList };

/** A kind of the contract as the store sees it: what differs between kinds in reading, listing and deleting. */
export type ContentKind<Table extends ContentTable, Answer, Summary = unknown> = {
  table: Table;
  /** The name of an entry in messages, such as "Service". */
  label: string;
  /** The fields of the contract's kind; they define what is searched. */
  fields: Fields;
  /** Selects all columns of its table, without condition or order. */
  rows: (reader: Reader) => SelectQueryBuilder<Tables, Table, Tables[Table]>;
  /** Rows as the API returns them to an admin, in the given order. */
  answers: (reader: Reader, rows: readonly Tables[Table][]) => Promise<Answer[]>;
  /** Fields that only a single entry is returned with. */
  besides?: (reader: Reader, answer: Answer) => Promise<Partial<Answer>>;
  /** Rows as an unpaged list returns them. */
  listed: (reader: Reader, rows: readonly Tables[Table][]) => Promise<Summary[]>;
  /** Rows as pages of a list return them; the texts that pages omit were not read. */
  summaries: (reader: Reader, rows: readonly Tables[Table][]) => Promise<Summary[]>;
  /** The columns of the texts that pages of a list omit. */
  leftOut: readonly string[];
  /** Texts that are searched in addition to the fields. */
  searchedBesides?: (row: Tables[Table]) => readonly string[];
  /** The id of the picture in `image`, if the kind has one. */
  pictureId?: (row: Tables[Table]) => string | null;
  /** The picture list, if its entries show several pictures. */
  pictureList?: StoredPictureList;
  /** Fields that are stored in another form than a form sends them in. */
  formed?: (row: Tables[Table]) => Readonly<Record<string, unknown>>;
  /** How the panel may filter and sort its list. */
  list: ListRules;
  /** Side effects of adding or changing a row, in the same transaction; `before` is undefined for a new row. */
  afterWrite?: (writer: Writer, row: Tables[Table], before: Tables[Table] | undefined) => Promise<void>;
  /** Side effects of restoring a row from the trash, such as on rows that refer to it. */
  afterReturn?: (writer: Writer, row: Tables[Table]) => Promise<void>;
};

/** The visibility of an entry, in either form, and the state that a change was made from. */
export type Switched = {
  active?: boolean | undefined;
  status?: 'active' | 'inactive' | undefined;
  updatedAt?: string | undefined;
};

/** The fields that a form sends, without the switch and the guard against conflicts. */
export type FieldsOf<Sent> = Omit<Sent, keyof Switched>;

/**
 * When an entry is added, and its author; with an `id`, a repeated request adds nothing. With `by`, its first version
 * is kept.
 */
export type Addition = { now: Date; author: string; id?: string | undefined; by?: Author | undefined };

/** How rows of a kind are made from what forms send. */
export type WrittenKind<Table extends ContentTable, Answer, Draft, Change, Summary = unknown> = ContentKind<
  Table,
  Answer,
  Summary
> & {
  /** The schema of a change of some fields. */
  change: z.ZodType<Change>;
  /** The schema of a new entry; absent if entries start with an upload. */
  draft?: z.ZodType<Draft>;
  /** The row of a new entry, on top of the columns that all rows share. */
  newRow: (
    fields: FieldsOf<Draft>,
    entry: EntryRow,
    writer: Writer,
    addition: Addition,
  ) => Tables[Table] | Promise<Tables[Table]>;
  /** The stored row with the changed fields. */
  changedRow: (
    stored: Tables[Table],
    fields: FieldsOf<Change>,
    writer: Writer,
  ) => Tables[Table] | Promise<Tables[Table]>;
};

type ShownPicture = { id: string; field: string };

/** The pictures that an entry shows, the main one first. */
export async function picturesOf<Table extends ContentTable, Answer>(
  { pictureId, pictureList }: ContentKind<Table, Answer>,
  reader: Reader,
  row: Tables[Table],
): Promise<ShownPicture[]> {
  const main = pictureId?.(row) ?? null;
  const listed = pictureList === undefined ? [] : await listedIds(reader, pictureList.table, row.id);
  return [
    ...(main === null ? [] : [{ id: main, field: 'image' }]),
    ...listed.map((id) => ({ id, field: pictureList?.field ?? '' })),
  ];
}

/**
 * Further tables that hold data of one entry only, with the column of its id: the trash keeps their rows along with it.
 */
export const belongingsOf = <Table extends ContentTable, Answer>({
  pictureList,
}: ContentKind<Table, Answer>): Belongings =>
  pictureList === undefined ? [] : [[pictureList.table, pictureListTables[pictureList.table].column]];
