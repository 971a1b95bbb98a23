import { pagePart } from '@vitrin/contract/entries/cutPage';
import type { PartQuery } from '@vitrin/contract/endpoints';
import {
  type LibraryKind,
  type LibraryPicture,
  type LibrarySize,
  type LibrarySort,
  type LibraryWords,
  sizeMeanings,
  type UsedPicture,
} from '@vitrin/contract/files/library';
import { limits, pdfType } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { needleOf, searchWords } from '@vitrin/contract/search/search';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Author } from '../history/keepVersion.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import { partOfList } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/answers/sendAnswer.ts';
import { addPicture, dropPicture, imageOf, isPdf, urlOf } from '../media/pictures.ts';
import type { PreparedPicture } from '../media/uploads/preparePicture.ts';
import { recipe } from '../media/sizes/variants.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { inOrder } from '../store/ordered.ts';
import type { PictureRow, Tables } from '../store/schema.ts';
import { escaped } from '../store/search/textLike.ts';
import { writePicture } from './pictureWords.ts';
import { namesInVersions } from './namesInVersions.ts';
import { isLiving, isTrashed, namesInTexts, titlesShowing, usesOf } from './pictureUses.ts';
import { replaceInTexts } from './replaceInTexts.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const rowsAtOnce = 100;

type Asked = PartQuery & {
  q?: string | undefined;
  unused?: 'true' | undefined;
  sort?: LibrarySort | undefined;
  size?: LibrarySize | undefined;
  kind?: LibraryKind | undefined;
};

/** Whether a caller sees pictures of hidden content; others see only what is kept in the library. */
type Sight = { all: boolean };

const pictureOf = (row: PictureRow): LibraryPicture => ({
  ...(isPdf(row) ? { id: row.id, url: urlOf(row.name), pdf: true } : imageOf(row)),
  title: row.title,
  alt: row.alt,
  credit: row.credit,
  decorative: row.decorative,
  bytes: row.bytes,
  madeBy: row.madeBy,
  createdAt: row.createdAt.toISOString(),
});

/** The same, and those without words by what shows them, as far as the caller may know that. */
async function picturesOf(
  reader: Reader,
  rows: readonly PictureRow[],
  { all }: Sight,
): Promise<LibraryPicture[]> {
  const wordless = rows.filter(({ title, alt }) => title === '' && alt === '').map(({ id }) => id);
  const titles = await titlesShowing(reader, all ? wordless : []);
  return rows.map((row) => {
    const shownBy = titles.get(row.id);
    return { ...pictureOf(row), ...(shownBy !== undefined && { shownBy }) };
  });
}

type Pictures = SelectQueryBuilder<Tables, 'picture', PictureRow>;

/** Selects what is kept in the library, and what is in use. Icons are excluded. */
async function listed(reader: Reader, { all }: Sight, kind: LibraryKind = 'all'): Promise<Pictures> {
  // Spelled exactly like the partial index, without parameters: SQLite compares the two expressions.
  const isPicture = sql<boolean>`placeholder <> ''`;
  const isFile = sql<boolean>`mime = ${sql.lit(pdfType)}`;
  const isKind = { picture: isPicture, pdf: isFile, all: sql<boolean>`(${isPicture} or ${isFile})` }[kind];
  const pictures = reader.selectFrom('picture').selectAll().where('retiredAt', 'is', null).where(isKind);
  if (!all) return pictures.where('kept', '=', true);
  const living = await isLiving(reader);
  return pictures.where((is) => is.or([is('kept', '=', true), living]));
}

/** Restricts pictures to a size; a PDF has no pixels. */
function ofSize(pictures: Pictures, size: LibrarySize): Pictures {
  const meaning = sizeMeanings[size];
  if ('bytesOver' in meaning) return pictures.where('bytes', '>', meaning.bytesOver);
  const { pixelsBelow } = meaning;
  return pictures
    .where('mime', '<>', pdfType)
    .where('width', '<', pixelsBelow)
    .where('height', '<', pixelsBelow);
}

/** A page of the library. */
export async function listLibrary(
  { read, engine }: Pick<Store, 'read' | 'engine'>,
  asked: Asked,
  sight: Sight,
): Promise<JsonAnswer<LibraryPicture[]>> {
  const { q = '', unused, sort = 'newest', size, kind = 'picture' } = asked;
  let pictures = await listed(read, sight, kind);
  for (const word of searchWords(q)) {
    pictures = pictures.where(sql<boolean>`search like ${`%${escaped(needleOf(word))}%`} escape '\\'`);
  }
  if (size !== undefined) pictures = ofSize(pictures, size);
  if (unused !== undefined) {
    const names = JSON.stringify([...(await namesInTexts(read))]);
    const named =
      engine === 'sqlite'
        ? sql`select value from json_each(${names})`
        : sql`select jsonb_array_elements_text(cast(${names} as jsonb))`;
    pictures = pictures
      .where(sql<boolean>`not ${await isLiving(read)}`)
      .where(sql<boolean>`not ${isTrashed}`)
      .where(sql<boolean>`name not in (${named})`);
  }
  const part = pagePart({ page: 1, ...asked }) ?? { offset: 0, limit: limits.panelLibrary };
  const columns = sort === 'size' ? ['bytes', 'id'] : ['createdAt', 'id'];
  const order = { columns, descending: true };
  // Earlier pages are skipped in the index, and only the rows of this one are read.
  const ids = pictures.clearSelect().select('id');
  const { rows: found, total } = await partOfList(ids, order, part);
  const rows = await inOrder(
    read
      .selectFrom('picture')
      .selectAll()
      .where('id', 'in', ['', ...found.map(({ id }) => id)]),
    order,
  ).execute();
  return listAnswer(await picturesOf(read, rows, sight), total);
}

async function requireListed(reader: Reader, id: string, sight: Sight): Promise<PictureRow> {
  const row = await (await listed(reader, sight)).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('Image');
  return row;
}

/** One picture, with those of its uses that the caller may know of. Throws 404. */
export async function readPicture(reader: Reader, id: string, sight: Sight): Promise<UsedPicture> {
  const row = await requireListed(reader, id, sight);
  const [picture = pictureOf(row)] = await picturesOf(reader, [row], sight);
  return { ...picture, uses: sight.all ? await usesOf(reader, row) : [] };
}

/** Adds a stored picture to the library; if it has the same file already, returns that one. */
export async function keepPicture(
  writer: Writer,
  prepared: PreparedPicture,
  { title, by, sight }: { title: string; by: Author; sight: Sight },
): Promise<LibraryPicture> {
  const twin = await (await listed(writer, sight))
    .where('name', '=', prepared.name)
    .orderBy('kept', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (twin === undefined) {
    const facts = { alt: '', title, madeBy: by.name, now: by.now, kept: true };
    return pictureOf(await addPicture(writer, prepared, facts));
  }
  await writer.updateTable('picture').set({ kept: true }).where('id', '=', twin.id).execute();
  return pictureOf(twin);
}

/** Changes the texts and points of a picture. Throws 404. */
export async function writeWords(
  writer: Writer,
  id: string,
  words: LibraryWords,
  by: Author,
): Promise<LibraryPicture> {
  await requireListed(writer, id, { all: true });
  return pictureOf(await writePicture(writer, id, words, { by }));
}

/** Locks the row of a picture, marks it as kept, and returns it as it is from then on. Throws 404. */
export async function holdPicture(writer: Writer, id: string, sight: Sight): Promise<PictureRow> {
  await requireListed(writer, id, sight);
  const row = await writer
    .updateTable('picture')
    .set({ kept: true })
    .where('id', '=', id)
    .where('retiredAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('Image');
  return row;
}

/** Returns a locked picture once its uses are known. */
export const heldPicture = async (writer: Writer, id: string): Promise<LibraryPicture> =>
  pictureOf(await writer.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

/**
 * Replaces the file of a picture: what shows it by its id shows the new file, and texts get the new address. The old
 * file stays for a while, since old versions of texts refer to it. Throws 404.
 */
export async function replacePicture(
  store: Pick<Store, 'engine'>,
  writer: Writer,
  id: string,
  prepared: PreparedPicture,
  now: Date,
): Promise<LibraryPicture> {
  const row = await holdPicture(writer, id, { all: true });
  if (row.name === prepared.name) return pictureOf(row);
  const { alt, title, credit, madeBy, focus } = row;
  const old = await addPicture(writer, row, { alt, title, madeBy, focus, now: row.createdAt });
  await writer.updateTable('picture').set({ credit, retiredAt: now }).where('id', '=', old.id).execute();
  const change = { ...prepared, recipe: recipe.version };
  await writer.updateTable('picture').set(change).where('id', '=', id).execute();
  await replaceInTexts(store, writer, { from: row.name, to: prepared.name, now });
  return pictureOf({ ...row, ...change });
}

/** Deletes an unused picture; versions that show it keep it. Throws 404, and 409 with its uses. */
export async function removeFromLibrary(writer: Writer, id: string): Promise<void> {
  const row = await holdPicture(writer, id, { all: true });
  const uses = await usesOf(writer, row);
  if (uses.length > 0) throw new HttpError(409, refusals.pictureUsed(), { details: { uses } });
  await writer.updateTable('picture').set({ kept: false }).where('id', '=', id).execute();
  await dropPicture(writer, id);
}

/** Removes pictures that were replaced long ago, and that no text and no version refers to; returns how many. */
export async function sweepRetired(
  { read, write }: Pick<Store, 'read' | 'write'>,
  { now, signal }: { now: Date; signal?: AbortSignal | undefined },
): Promise<number> {
  const before = new Date(now.getTime() - limits.versionDays * dayMs);
  const named = await namesInTexts(read);
  let inVersions: ReadonlySet<string> | undefined;
  let dropped = 0;
  let last = '';
  for (;;) {
    const rows = await read
      .selectFrom('picture')
      .select(['id', 'name'])
      .where('retiredAt', '<', before)
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    const end = rows.at(-1);
    if (end === undefined || signal?.aborted === true) return dropped;
    last = end.id;
    const unnamed = rows.filter(({ name }) => !named.has(name));
    // All versions are read, so only if it matters. The newest ones of a subject stay however old they are.
    if (unnamed.length > 0) inVersions ??= await namesInVersions(read, signal);
    const gone = unnamed.filter(({ name }) => inVersions?.has(name) !== true).map(({ id }) => id);
    await write(async (writer) => {
      for (const id of gone) await dropPicture(writer, id);
    });
    dropped += gone.length;
  }
}
