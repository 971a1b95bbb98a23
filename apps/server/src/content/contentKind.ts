import type { Fields } from '@vitrin/contract/kinds/field';
import type { PictureList } from '@vitrin/contract/kinds/pictureList';
import type { SelectQueryBuilder } from 'kysely';
import type { ListRules } from '../http/listPage.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { Author } from '../history/keepVersion.ts';
import type { Belongings } from '../trash/putAway.ts';
import { listedIds, pictureListTables } from './entryPictureLists.ts';
import type { ContentTable, EntryRow, PictureListTable, Tables } from '../store/schema.ts';

/** What a kind says whose entries show several pictures, and the table that holds them. */
export type StoredPictureList = PictureList & { readonly table: PictureListTable };

/** Of a kind whose entries show several pictures. */
export type WithPictureList = { pictureList: StoredPictureList };

/** A kind of the contract as the store keeps it: what differs between kinds when they are read, listed and deleted. */
export type ContentKind<Table extends ContentTable, Answer, Summary = unknown> = {
  table: Table;
  /** What messages call an entry, such as "Service". */
  label: string;
  /** The fields of the contract's kind; they tell what is searched. */
  fields: Fields;
  /** All columns of its table, without condition or order. */
  rows: (reader: Reader) => SelectQueryBuilder<Tables, Table, Tables[Table]>;
  /** Rows as the API returns them to an admin, in the given order. */
  answers: (reader: Reader, rows: readonly Tables[Table][]) => Promise<Answer[]>;
  /** What one entry is answered with beyond that. */
  besides?: (reader: Reader, answer: Answer) => Promise<Partial<Answer>>;
  /** Rows as a list answers them that is asked for as a whole. */
  listed: (reader: Reader, rows: readonly Tables[Table][]) => Promise<Summary[]>;
  /** Rows as pages of a list answer them; the texts that these leave out were not read. */
  summaries: (reader: Reader, rows: readonly Tables[Table][]) => Promise<Summary[]>;
  /** The columns of the texts that pages of a list leave out. */
  leftOut: readonly string[];
  /** Texts of a row that are searched besides its fields. */
  searchedBesides?: (row: Tables[Table]) => readonly string[];
  /** The picture in `image`, where it has one. */
  pictureId?: (row: Tables[Table]) => string | null;
  /** Of a kind whose entries show several pictures. */
  pictureList?: StoredPictureList;
  /** Fields that are stored in another form, as a form sends them. */
  formed?: (row: Tables[Table]) => Readonly<Record<string, unknown>>;
  /** How the panel may ask for a list of it. */
  list: ListRules;
  /** What an addition or a change entails, in the same transaction; `before` is undefined for a new row. */
  afterWrite?: (writer: Writer, row: Tables[Table], before: Tables[Table] | undefined) => Promise<void>;
  /** What its return from the trash entails besides, such as what others say about it. */
  afterReturn?: (writer: Writer, row: Tables[Table]) => Promise<void>;
};

/** Whether an entry is visible, in either form, and the state that a change was made from. */
export type Switched = {
  active?: boolean | undefined;
  status?: 'active' | 'inactive' | undefined;
  updatedAt?: string | undefined;
};

/** The fields of what a form sends, without the entry's switch and what guards a change. */
export type FieldsOf<Sent> = Omit<Sent, keyof Switched>;

/**
 * When an entry is added, and who is named as its author; with an `id`, an addition that is sent again adds nothing. With
 * `by`, its history begins.
 */
export type Addition = { now: Date; author: string; id?: string | undefined; by?: Author | undefined };

/** How the entries of a kind are made of what forms send. */
export type WrittenKind<Table extends ContentTable, Answer, Draft, Change, Summary = unknown> = ContentKind<
  Table,
  Answer,
  Summary
> & {
  /** The row of a new entry, over what all rows begin with. */
  newRow: (
    fields: FieldsOf<Draft>,
    entry: EntryRow,
    writer: Writer,
    addition: Addition,
  ) => Tables[Table] | Promise<Tables[Table]>;
  /** The stored row with the fields that a change gives. */
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

/** Further tables of what an entry alone has, with the column of its id: the trash keeps their rows with its own. */
export const belongingsOf = <Table extends ContentTable, Answer>({
  pictureList,
}: ContentKind<Table, Answer>): Belongings =>
  pictureList === undefined ? [] : [[pictureList.table, pictureListTables[pictureList.table].column]];
