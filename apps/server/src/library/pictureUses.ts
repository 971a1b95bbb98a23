import type { PictureUse } from '@vitrin/contract/files/library';
import { titleFieldOf } from '@vitrin/contract/kinds/entryTexts';
import { plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { type TrashKind, trashKinds } from '@vitrin/contract/history/trash';
import { type RawBuilder, sql } from 'kysely';
import { kindOf } from '../content/kindTables.ts';
import { pictureListTables } from '../content/entryPictureLists.ts';
import { originalsOf } from '../media/pictureName.ts';
import { urlOf } from '../media/pictures.ts';
import { namesOf } from '../namesOf.ts';
import type { Reader } from '../store/openStore.ts';
import { pdfTables, type PictureListTable, type PictureRow, showingTables } from '../store/schema.ts';
import { escaped } from '../store/search/textLike.ts';
import { addressColumns, type NamingTable, namingColumns, textColumns } from './textColumns.ts';

/** Reported uses of a picture, per kind of place. */
const mostUses = 50;

/** The tables whose rows show a picture to visitors, or would once they are active. */
const livingTables = namesOf(showingTables).filter(
  (table) => table !== 'trashPicture' && table !== 'versionPicture' && table !== 'userAccount',
);

const namingTables = namesOf(namingColumns);
/** How many texts are searched per query: some milliseconds on SQLite, after which requests have their turn. */
const textsAtOnce = 200;

const holds = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${`%${escaped(part)}%`} escape '\\'`;

/** The ids in a column. As a subselect, it is evaluated once and not for each picture. */
const idsIn = (table: string, column: 'pictureId' | 'pdfId' = 'pictureId'): RawBuilder<unknown> =>
  sql`select ${sql.ref(`${table}.${column}`)} from ${sql.table(table)}
    where ${sql.ref(`${table}.${column}`)} is not null`;

const settingsOf = (reader: Reader) =>
  reader.selectFrom('setting').select(['key', 'value']).where('key', '!=', 'demo').orderBy('key').execute();

/** A condition for rows of `picture` that anything but a text shows or may show to visitors. */
export async function isLiving(reader: Reader): Promise<RawBuilder<boolean>> {
  const pictureField = /pictureId$/i;
  const set = (await settingsOf(reader)).flatMap(({ value }) =>
    Object.entries(value).flatMap(([field, id]) =>
      pictureField.test(field) && typeof id === 'string' ? [id] : [],
    ),
  );
  const isSet = sql<boolean>`${sql.ref('picture.id')} in (${sql.join(['', ...set])})`;
  const shows = [
    ...livingTables.map((table) => idsIn(table)),
    ...namesOf(pdfTables).map((table) => idsIn(table, 'pdfId')),
  ];
  return sql<boolean>`(${isSet} or ${sql.ref('picture.id')} in (${sql.join(shows, sql` union all `)}))`;
}

/** A condition for pictures that the trash holds. */
export const isTrashed = sql<boolean>`${sql.ref('picture.id')} in (${idsIn('trashPicture')})`;

async function entriesShowing(reader: Reader, id: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const table of livingTables) {
    const kind = showingTables[table];
    if (kind === 'trash' || kind === 'history' || kind === 'account') continue;
    // An entry may show it as its main picture and as a further one.
    const told = new Set(uses.filter((use) => use.kind === kind).map(({ entryId }) => entryId));
    const rows = (await rowsShowing(reader, table, id)).filter((row) => !told.has(row.id));
    uses.push(...rows.map((row) => useBy(kind, row)));
  }
  for (const table of namesOf(pdfTables)) {
    const rows = await rowsWith(reader, table, 'pdfId', id);
    uses.push(...rows.map((row) => useBy(pdfTables[table], row)));
  }
  return uses;
}

type Named = { id: string; title: string };

const useBy = (kind: TrashKind, { id, title }: Named, inText = false): PictureUse => ({
  kind,
  entryId: id,
  title,
  inText,
  place: 'site',
});

/** The column that an entry is called by. */
function titleColumn(table: string): string {
  const plain = Object.values(plainKinds).find(({ name }) => name === table);
  return plain === undefined ? 'title' : titleFieldOf(plain.kind);
}

const isListTable = (table: string): table is PictureListTable => Object.hasOwn(pictureListTables, table);

async function rowsShowing(reader: Reader, table: string, id: string): Promise<Named[]> {
  if (isListTable(table)) {
    const { entry, column } = pictureListTables[table];
    const { rows } = await sql<Named>`select id, title from ${sql.table(entry)}
      where id in (select ${sql.ref(column)} from ${sql.table(table)} where picture_id = ${id})
      order by id limit ${mostUses}`.execute(reader);
    return rows;
  }
  return rowsWith(reader, table, 'pictureId', id);
}

async function rowsWith(reader: Reader, table: string, column: string, id: string): Promise<Named[]> {
  const title = table === 'sliderImage' ? sql`''` : sql.ref(titleColumn(table));
  const { rows } = await sql<Named>`select id, ${title} as title from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} order by id limit ${mostUses}`.execute(reader);
  return rows;
}

/**
 * The title of one entry that shows each of these pictures, by its id; of several the first by the alphabet. Pictures of
 * entries without a title are left out.
 */
export async function titlesShowing(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const among = sql`(${sql.join(ids)})`;
  const shown = livingTables
    .filter((table) => table !== 'sliderImage')
    .map((table) => {
      if (!isListTable(table)) return titledBy(table, 'pictureId', among);
      const { entry, column } = pictureListTables[table];
      const picture = sql.ref(`${table}.pictureId`);
      return sql`select ${picture} as picture_id, ${sql.ref(`${entry}.title`)} as title from ${sql.table(table)}
        join ${sql.table(entry)} on ${sql.ref(`${entry}.id`)} = ${sql.ref(`${table}.${column}`)} where ${picture} in ${among}`;
    });
  const files = namesOf(pdfTables).map((table) => titledBy(table, 'pdfId', among));
  const { rows } = await sql<Named>`select picture_id as id, min(title) as title
    from (${sql.join([...shown, ...files], sql` union all `)}) as shown where title <> '' group by picture_id`.execute(
    reader,
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const titledBy = (table: string, column: string, among: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${sql.ref(column)} as picture_id, ${sql.ref(titleColumn(table))} as title from ${sql.table(table)}
    where ${sql.ref(column)} in ${among}`;

/** The entries of a table that show a picture by its address: within a text, or for shared links. */
async function entriesNaming(reader: Reader, table: NamingTable, address: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const [columns, inText] of [
    [addressColumns[table], false],
    [textColumns[table], true],
  ] as const) {
    const any = columns.map((column) => holds(sql.ref(column), address));
    const { rows } = await sql<Named>`select id, title from ${sql.table(table)}
      where ${sql.join(any, sql` or `)} order by id limit ${mostUses}`.execute(reader);
    uses.push(...rows.map((row) => useBy(kindOf[table], row, inText)));
  }
  return uses;
}

/** The uses of a picture in the texts and fields of the settings. */
async function settingsWith(reader: Reader, id: string, address: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const { key, value } of await settingsOf(reader)) {
    const values = Object.values(value);
    const of = { kind: 'settings', entryId: key, title: '', place: 'site' } as const;
    if (values.includes(id)) uses.push({ ...of, inText: false });
    const isNamed = values.some((each) => typeof each === 'string' && each.includes(address));
    if (isNamed) uses.push({ ...of, inText: true });
  }
  return uses;
}

const knownKind = (kind: string): TrashKind | 'settings' =>
  trashKinds.find((each) => each === kind) ?? 'settings';

/** Its uses in the trash, in drafts and in plans. */
async function asideWith(reader: Reader, id: string, address: string): Promise<PictureUse[]> {
  const kept = await reader
    .selectFrom('trash')
    .select(['kind', 'entryId', 'title'])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('trashPicture')
            .select('pictureId')
            .whereRef('trashPicture.trashId', '=', 'trash.id')
            .where('trashPicture.pictureId', '=', id),
        )
        .as('shows'),
    )
    .where((is) =>
      is.or([
        holds(sql`cast(${sql.ref('record')} as text)`, address),
        is(
          'id',
          'in',
          is.selectFrom('trashPicture').select('trashId').where('trashPicture.pictureId', '=', id),
        ),
      ]),
    )
    .orderBy('id')
    .limit(mostUses)
    .execute();
  const typed = await reader
    .selectFrom('draft')
    .select(['kind', 'entryId'])
    .where(holds(sql`cast(${sql.ref('fields')} as text)`, address))
    .orderBy('kind')
    .orderBy('entryId')
    .limit(mostUses)
    .execute();
  const planned = await reader
    .selectFrom('plan')
    .select(['kind', 'entryId', 'title'])
    .where(holds(sql`cast(${sql.ref('fields')} as text)`, address))
    .orderBy('kind')
    .orderBy('entryId')
    .limit(mostUses)
    .execute();
  return [
    ...kept.map(({ kind, entryId, title, shows }) => ({
      kind: knownKind(kind),
      entryId,
      title,
      inText: !shows,
      place: 'trash' as const,
    })),
    // The content of a draft is shown only to its author.
    ...typed.map(({ kind, entryId }) => ({
      kind: knownKind(kind),
      entryId,
      title: '',
      inText: true,
      place: 'draft' as const,
    })),
    ...planned.map(({ kind, entryId, title }) => ({
      kind: knownKind(kind),
      entryId,
      title,
      inText: true,
      place: 'plan' as const,
    })),
  ];
}

const isOfOne = (a: PictureUse, b: PictureUse): boolean => a.kind === b.kind && a.entryId === b.entryId;

/**
 * What uses a picture: by its id, or by its address. Versions are not listed, since they hold it in any case.
 */
export async function usesOf(
  reader: Reader,
  { id, name }: Pick<PictureRow, 'id' | 'name'>,
): Promise<PictureUse[]> {
  // Without the extension, as the addresses of its sizes begin like this as well.
  const address = urlOf(name).replace(/\.\w+$/, '');
  const uses = await entriesShowing(reader, id);
  for (const table of namingTables) {
    const named = await entriesNaming(reader, table, address);
    // An entry may show it as its own picture and for shared links.
    uses.push(...named.filter((use) => use.inText || !uses.some((told) => isOfOne(told, use))));
  }
  uses.push(...(await settingsWith(reader, id, address)), ...(await asideWith(reader, id, address)));
  return uses;
}

/** The address of a stored file, within a text or a document. */
const storedAddress = /\/api\/(?:images|files)\/([^"?#/\s\\]{1,255})/g;

/** The names of the stored files that a text or a document refers to, also by the address of a size or a card. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(storedAddress)].flatMap(([, name = '']) => originalsOf(name)));

const namesFile = (text: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${holds(text, '/api/images/')} or ${holds(text, '/api/files/')})`;

/** A text that refers to a file, with the name of the picture that its entry shows as its own. */
type NamingText = { id: string; text: string | null; own: string | null };

/** The name of the own picture of each row of a table, if its rows have one. */
const ownNameIn = (table: NamingTable): RawBuilder<unknown> =>
  Object.hasOwn(showingTables, table)
    ? sql`(select name from picture where picture.id = ${sql.ref(`${table}.pictureId`)})`
    : sql`null`;

/** The texts of a column that refer to a file; in batches, since all texts of a large site take gigabytes. */
async function* textsNamingFiles(
  reader: Reader,
  table: NamingTable,
  column: string,
): AsyncGenerator<{ text: string; own: string | null }> {
  const text = sql.ref(column);
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: NamingText[] = (
      await sql<NamingText>`select id, case when ${namesFile(text)} then ${text} end as text, ${ownNameIn(table)} as own
        from ${sql.table(table)} where id > ${last} order by id limit ${textsAtOnce}`.execute(reader)
    ).rows;
    for (const { text: found, own } of rows) if (found !== null) yield { text: found, own };
    last = rows.at(-1)?.id;
  }
}

/**
 * The names of all files that any text refers to; texts without one are not read. Without `own`, a picture is left out
 * that only the entry's own texts name, which go together with it.
 */
export async function namesInTexts(reader: Reader, { own = true } = {}): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const note = (text: string, except: ReadonlySet<string> = new Set()): void => {
    for (const name of namesIn(text)) if (!except.has(name)) names.add(name);
  };
  for (const table of namingTables) {
    for (const column of namingColumns[table]) {
      for await (const found of textsNamingFiles(reader, table, column)) {
        note(found.text, new Set(own || found.own === null ? [] : [found.own]));
      }
    }
  }
  for (const column of ['setting.value', 'trash.record', 'draft.fields', 'plan.fields'] as const) {
    const text = sql`cast(${sql.ref(column)} as text)`;
    const isOfTrash = column === 'trash.record';
    const id = isOfTrash ? sql.ref('trash.id') : sql`''`;
    const { rows } = await sql<{ id: string; text: string }>`select ${id} as id, ${text} as text
      from ${sql.table(column.replace(/\..*/, ''))} where ${namesFile(text)}`.execute(reader);
    for (const row of rows) note(row.text, isOfTrash && !own ? await trashedWith(reader, row.id) : new Set());
  }
  return names;
}

/** The names of the pictures that the trash holds with an entry. */
async function trashedWith(reader: Reader, trashId: string): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('trashPicture')
    .innerJoin('picture', 'picture.id', 'trashPicture.pictureId')
    .select('picture.name')
    .where('trashPicture.trashId', '=', trashId)
    .execute();
  return new Set(rows.map(({ name }) => name));
}
