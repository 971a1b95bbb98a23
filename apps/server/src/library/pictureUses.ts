import { contentKinds } from '@vitrin/contract/kinds/contentKinds';
import { titleFieldOf } from '@vitrin/contract/kinds/entryTexts';
import type { PictureUse } from '@vitrin/contract/files/library';
import { type TrashKind, trashKinds } from '@vitrin/contract/history/trash';
import { type RawBuilder, sql } from 'kysely';
import { kindOf, titleColumnOf } from '../content/kindTables.ts';
import { pictureListTables } from '../content/entryPictureLists.ts';
import { hashIn, originalsOf } from '../media/pictureName.ts';
import { namesOf } from '../namesOf.ts';
import type { Reader } from '../store/openStore.ts';
import { pdfTables, type PictureListTable, type PictureRow, showingTables } from '../store/schema.ts';
import { type NamingTable, namingTables } from './textColumns.ts';

/** Reported uses of a picture, per kind of place. */
const mostUses = 50;

/** The tables whose rows show a picture to visitors, or would once they are active. */
const livingTables = namesOf(showingTables).filter(
  (table) => table !== 'trashPicture' && table !== 'versionPicture' && table !== 'userAccount',
);

/** Whether a table has the picture, by an index: the library asks about the pictures of one page. */
const isIn = (table: string, column: 'pictureId' | 'pdfId' = 'pictureId'): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from ${sql.table(table)}
    where ${sql.ref(`${table}.${column}`)} = ${sql.ref('picture.id')})`;

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
    ...livingTables.map((table) => isIn(table)),
    ...namesOf(pdfTables).map((table) => isIn(table, 'pdfId')),
  ];
  return sql<boolean>`(${sql.join([isSet, ...shows], sql` or `)})`;
}

/** A condition for pictures that the trash holds. */
export const isTrashed = isIn('trashPicture');

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

/** What an entry is called. */
function titleIn(table: string): RawBuilder<unknown> {
  const column = titleColumnOf(table);
  return column === undefined ? sql`''` : sql.ref(column);
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
  const { rows } = await sql<Named>`select id, ${titleIn(table)} as title from ${sql.table(table)}
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
  sql`select ${sql.ref(column)} as picture_id, ${titleIn(table)} as title from ${sql.table(table)}
    where ${sql.ref(column)} in ${among}`;

/** The entries of a table that show a file by its address: within a text, or for shared links. */
async function entriesNaming(reader: Reader, table: NamingTable, hash: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const inText of [false, true]) {
    const { rows } =
      await sql<Named>`select entry.id, ${sql.ref(`entry.${titleFieldOf(contentKinds[kindOf[table]].kind)}`)} as title from ${sql.table('textFile')} as named
      join ${sql.table(table)} as entry on entry.id = named.entry_id
      where named.hash = ${hash} and named.place = 'site' and named.kind = ${kindOf[table]} and named.in_text = ${inText}
      order by named.entry_id limit ${mostUses}`.execute(reader);
    uses.push(...rows.map((row) => useBy(kindOf[table], row, inText)));
  }
  return uses;
}

/** The references to a file at a place; each of them is a row of its own. */
const namedAt = (reader: Reader, hash: string, place: PictureUse['place']) =>
  reader
    .selectFrom('textFile')
    .where('hash', '=', hash)
    .where('place', '=', place)
    .orderBy('textFile.kind')
    .orderBy('textFile.inText')
    .orderBy('textFile.entryId')
    .limit(mostUses);

/** The uses of a picture in the texts and fields of the settings. */
async function settingsWith(reader: Reader, id: string, hash: string): Promise<PictureUse[]> {
  const rows = await namedAt(reader, hash, 'site').select('entryId').where('kind', '=', 'settings').execute();
  const naming = new Set(rows.map(({ entryId }) => entryId));
  const uses: PictureUse[] = [];
  for (const { key, value } of await settingsOf(reader)) {
    const of = { kind: 'settings', entryId: key, title: '', place: 'site' } as const;
    if (Object.values(value).includes(id)) uses.push({ ...of, inText: false });
    if (naming.has(key)) uses.push({ ...of, inText: true });
  }
  return uses;
}

const knownKind = (kind: string): TrashKind | 'settings' =>
  trashKinds.find((each) => each === kind) ?? 'settings';

/** Its uses in the trash. */
async function trashWith(reader: Reader, id: string, hash: string): Promise<PictureUse[]> {
  const columns = ['trash.id', 'trash.kind', 'trash.entryId', 'trash.title'] as const;
  const shown = await reader
    .selectFrom('trashPicture')
    .innerJoin('trash', 'trash.id', 'trashPicture.trashId')
    .select(columns)
    .where('trashPicture.pictureId', '=', id)
    .orderBy('trash.id')
    .limit(mostUses)
    .execute();
  const named = await namedAt(reader, hash, 'trash')
    .innerJoin('trash', 'trash.id', 'textFile.part')
    .select(columns)
    .execute();
  const showing = new Set(shown.map((row) => row.id));
  return [...shown, ...named.filter((row) => !showing.has(row.id))]
    .slice(0, mostUses)
    .map(({ id: trashId, kind, entryId, title }) => ({
      kind: knownKind(kind),
      entryId,
      title,
      inText: !showing.has(trashId),
      place: 'trash',
    }));
}

const useAhead = (place: 'draft' | 'plan', kind: string, entryId: string, title = ''): PictureUse => ({
  kind: knownKind(kind),
  entryId,
  title,
  inText: true,
  place,
});

/** Its uses in drafts and in plans. */
async function aheadWith(reader: Reader, hash: string): Promise<PictureUse[]> {
  const typed = await namedAt(reader, hash, 'draft').select(['kind', 'entryId']).execute();
  const planned = await namedAt(reader, hash, 'plan')
    .innerJoin('plan', (join) =>
      join
        .onRef('plan.kind', '=', 'textFile.kind')
        .onRef('plan.entryId', '=', 'textFile.entryId')
        .onRef('plan.act', '=', 'textFile.part'),
    )
    .select(['plan.kind', 'plan.entryId', 'plan.title'])
    .execute();
  return [
    // The content of a draft is shown only to its author.
    ...typed.map(({ kind, entryId }) => useAhead('draft', kind, entryId)),
    ...planned.map(({ kind, entryId, title }) => useAhead('plan', kind, entryId, title)),
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
  const hash = hashIn(name);
  const uses = await entriesShowing(reader, id);
  for (const table of namingTables) {
    const named = await entriesNaming(reader, table, hash);
    // An entry may show it as its own picture and for shared links.
    uses.push(...named.filter((use) => use.inText || !uses.some((told) => isOfOne(told, use))));
  }
  uses.push(...(await settingsWith(reader, id, hash)), ...(await trashWith(reader, id, hash)));
  return [...uses, ...(await aheadWith(reader, hash))];
}

/** The address of a stored file, within a text or a document. */
const storedAddress = /\/api\/(?:images|files)\/([^"?#/\s\\]{1,255})/g;

/** The names of the stored files that a text or a document refers to, also by the address of a size or a card. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(storedAddress)].flatMap(([, name = '']) => originalsOf(name)));
