import { limits } from '@vitrin/contract/limits';
import type { PictureUse } from '@vitrin/contract/library';
import { plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { type TrashKind, trashKinds } from '@vitrin/contract/trash';
import { type RawBuilder, sql } from 'kysely';
import { urlOf } from '../media/pictures.ts';
import { namesOf } from '../namesOf.ts';
import type { Reader } from '../store/openStore.ts';
import { type PictureRow, showingTables } from '../store/schema.ts';
import { escaped } from '../store/search/textLike.ts';
import { trashKindOf } from '../trash/putAway.ts';
import { type TextTable, textColumns } from './textColumns.ts';

/** The tables whose rows show a picture to visitors, or would once they are switched on. */
const livingTables = namesOf(showingTables).filter(
  (table) => table !== 'trashPicture' && table !== 'versionPicture',
);

const textTables = namesOf(textColumns);

/** A text that holds something. */
const holds = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${`%${escaped(part)}%`} escape '\\'`;

const isShownBy = (table: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from ${sql.table(table)}
    where ${sql.ref(`${table}.pictureId`)} = ${sql.ref('picture.id')})`;

const settingsOf = (reader: Reader) =>
  reader.selectFrom('setting').select(['key', 'value']).where('key', '!=', 'demo').orderBy('key').execute();

/** Whether visitors may be shown a row of `picture` by anything but a text. */
export async function isLiving(reader: Reader): Promise<RawBuilder<boolean>> {
  const pictureField = /pictureId$/i;
  const set = (await settingsOf(reader)).flatMap(({ value }) =>
    Object.entries(value).flatMap(([field, id]) =>
      pictureField.test(field) && typeof id === 'string' ? [id] : [],
    ),
  );
  const isSet = sql<boolean>`${sql.ref('picture.id')} in (${sql.join(['', ...set])})`;
  return sql<boolean>`(${sql.join([isSet, ...livingTables.map(isShownBy)], sql` or `)})`;
}

/** Whether the trash holds it as the picture of something. */
export const isTrashed = isShownBy('trashPicture');

/** What shows it by its id. */
async function entriesShowing(reader: Reader, id: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const table of livingTables) {
    const found = await rowsShowing(reader, table, id);
    const kind = showingTables[table];
    if (kind === 'trash' || kind === 'history') continue;
    uses.push(
      ...found.map((row) => ({
        kind,
        entryId: row.id,
        title: row.title,
        inText: false,
        place: 'site' as const,
      })),
    );
  }
  return uses;
}

type Named = { id: string; title: string };

/** The column that an entry is called by. */
const titleColumn = (table: string): string =>
  table === 'member' ||
  Object.values(plainKinds).some(({ name, kind }) => name === table && 'name' in kind.fields)
    ? 'name'
    : 'title';

async function rowsShowing(reader: Reader, table: string, id: string): Promise<Named[]> {
  if (table === 'projectPicture') {
    return reader
      .selectFrom('project')
      .innerJoin('projectPicture', 'projectPicture.projectId', 'project.id')
      .select(['project.id', 'project.title'])
      .where('projectPicture.pictureId', '=', id)
      .orderBy('project.id')
      .limit(limits.pictureUses)
      .execute();
  }
  const title = table === 'sliderImage' ? sql`''` : sql.ref(titleColumn(table));
  const { rows } = await sql<Named>`select id, ${title} as title from ${sql.table(table)}
    where ${sql.ref('pictureId')} = ${id} order by id limit ${limits.pictureUses}`.execute(reader);
  return rows;
}

async function textsWith(reader: Reader, table: TextTable, address: string): Promise<PictureUse[]> {
  const any = textColumns[table].map((column) => holds(sql.ref(column), address));
  const { rows } = await sql<Named>`select id, title from ${sql.table(table)}
    where ${sql.join(any, sql` or `)} order by id limit ${limits.pictureUses}`.execute(reader);
  return rows.map(({ id, title }) => ({
    kind: trashKindOf[table],
    entryId: id,
    title,
    inText: true,
    place: 'site',
  }));
}

/** A picture in the texts and fields of the settings. */
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

/** What is in the trash, and what was typed and not saved. */
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
    .limit(limits.pictureUses)
    .execute();
  const typed = await reader
    .selectFrom('draft')
    .select(['kind', 'entryId'])
    .where(holds(sql`cast(${sql.ref('fields')} as text)`, address))
    .orderBy('kind')
    .orderBy('entryId')
    .limit(limits.pictureUses)
    .execute();
  return [
    ...kept.map(({ kind, entryId, title, shows }) => ({
      kind: knownKind(kind),
      entryId,
      title,
      inText: !shows,
      place: 'trash' as const,
    })),
    // What somebody types is shown to nobody else.
    ...typed.map(({ kind, entryId }) => ({
      kind: knownKind(kind),
      entryId,
      title: '',
      inText: true,
      place: 'draft' as const,
    })),
  ];
}

/** What uses a picture: by its id, or by its address in a text. Versions are not told of, since they hold it anyway. */
export async function usesOf(
  reader: Reader,
  { id, name }: Pick<PictureRow, 'id' | 'name'>,
): Promise<PictureUse[]> {
  const address = urlOf(name);
  const uses = await entriesShowing(reader, id);
  for (const table of textTables) uses.push(...(await textsWith(reader, table, address)));
  uses.push(...(await settingsWith(reader, id, address)), ...(await asideWith(reader, id, address)));
  return uses;
}

const storedAddress = /\/api\/images\/([^"?#/\s\\]{1,255})/g;

/** The names of all pictures that stand in texts, wherever these are; texts without any are not read. */
export async function namesInTexts(reader: Reader): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const note = (text: string): void => {
    for (const [, name = ''] of text.matchAll(storedAddress)) names.add(name);
  };
  const texts = [
    ...textTables.flatMap((table) => textColumns[table].map((column) => [table, sql.ref(column)] as const)),
    ...(['setting.value', 'trash.record', 'draft.fields'] as const).map(
      (column) => [column.replace(/\..*/, ''), sql`cast(${sql.ref(column)} as text)`] as const,
    ),
  ];
  for (const [table, text] of texts) {
    const { rows } = await sql<{ text: string }>`select ${text} as text from ${sql.table(table)}
      where ${holds(text, '/api/images/')}`.execute(reader);
    for (const row of rows) note(row.text);
  }
  return names;
}
