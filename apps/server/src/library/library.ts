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
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Author } from '../history/keepVersion.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import { countHolding, partOfList } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/answers/sendAnswer.ts';
import { addPicture, dropPicture, imageOf, isPdf, urlOf } from '../media/pictures.ts';
import { hashIn } from '../media/pictureName.ts';
import type { PreparedPicture } from '../media/uploads/preparePicture.ts';
import { recipe } from '../media/sizes/variants.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { inOrder } from '../store/ordered.ts';
import type { PictureRow, Tables } from '../store/schema.ts';
import { escaped } from '../store/search/textLike.ts';
import { writePicture } from './pictureWords.ts';
import { namesInVersions } from './namesInVersions.ts';
import { isLiving, isTrashed, titlesShowing, usesOf } from './pictureUses.ts';
import { replaceInTexts } from './replaceInTexts.ts';
import { isNamed, namedAmong } from './textFiles.ts';

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

/** The same for several; those without texts are named after what shows them, as far as the caller may know that. */
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

/** The pictures of a kind. Icons and files that another one replaced are excluded. */
function ofKind(reader: Reader, kind: LibraryKind): SelectQueryBuilder<Tables, 'picture', PictureRow> {
  // Spelled exactly like the partial index, without parameters: SQLite compares the two expressions.
  const isPicture = sql<boolean>`placeholder <> ''`;
  const isFile = sql<boolean>`mime = ${sql.lit(pdfType)}`;
  const isKind = { picture: isPicture, pdf: isFile, all: sql<boolean>`(${isPicture} or ${isFile})` }[kind];
  return reader.selectFrom('picture').selectAll().where('retiredAt', 'is', null).where(isKind);
}

/** A condition for pictures that are kept in the library, or in use. */
async function isListed(reader: Reader, { all }: Sight): Promise<RawBuilder<boolean>> {
  const isKept = sql<boolean>`${sql.ref('picture.kept')} = ${true}`;
  return all ? sql<boolean>`(${isKept} or ${await isLiving(reader)})` : isKept;
}

/** Selects what is kept in the library, and what is in use. */
const listed = async (reader: Reader, sight: Sight) =>
  ofKind(reader, 'all').where(await isListed(reader, sight));

/** A condition for pictures of a size; a PDF has no pixels. */
function isOfSize(size: LibrarySize): RawBuilder<boolean> {
  const meaning = sizeMeanings[size];
  if ('bytesOver' in meaning) return sql<boolean>`bytes > ${meaning.bytesOver}`;
  const { pixelsBelow } = meaning;
  return sql<boolean>`(mime <> ${pdfType} and width < ${pixelsBelow} and height < ${pixelsBelow})`;
}

/** A page of the library. */
export async function listLibrary(
  reader: Reader,
  asked: Asked,
  sight: Sight,
): Promise<JsonAnswer<LibraryPicture[]>> {
  const { q = '', unused, sort = 'newest', size, kind = 'picture' } = asked;
  const conditions = searchWords(q).map(
    (word) => sql<boolean>`search like ${`%${escaped(needleOf(word))}%`} escape '\\'`,
  );
  if (size !== undefined) conditions.push(isOfSize(size));
  // What is unused is listed only if it is kept.
  conditions.push(await isListed(reader, { all: sight.all && unused === undefined }));
  if (unused !== undefined)
    conditions.push(sql<boolean>`not (${await isLiving(reader)} or ${isTrashed} or ${isNamed})`);
  const holds = sql<boolean>`(${sql.join(conditions, sql` and `)})`;
  const part = pagePart({ page: 1, ...asked }) ?? { offset: 0, limit: limits.panelLibrary };
  const place = sort === 'size' ? 'bytes' : 'createdAt';
  const order = { columns: [place, 'id'], descending: true };
  // Earlier pages are skipped in the index, and only the rows of this one are read.
  const ids = ofKind(reader, kind).clearSelect().select(['id', place]);
  const { rows: found, total } = await partOfList(ids.where(holds), order, part, {
    counted: () => countHolding(reader, ids, holds, order),
  });
  const rows = await inOrder(
    reader
      .selectFrom('picture')
      .selectAll()
      .where('id', 'in', ['', ...found.map(({ id }) => id)]),
    order,
  ).execute();
  return listAnswer(await picturesOf(reader, rows, sight), total);
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
  await noteActivity(writer, { ...toldOf(row), act: 'changed', now });
  return pictureOf({ ...row, ...change });
}

/** Deletes an unused picture; versions that show it keep it. Throws 404, and 409 with its uses. */
export async function removeFromLibrary(writer: Writer, id: string, now: Date): Promise<void> {
  const row = await holdPicture(writer, id, { all: true });
  const uses = await usesOf(writer, row);
  if (uses.length > 0) throw new HttpError(409, refusals.pictureUsed(), { details: { uses } });
  await writer.updateTable('picture').set({ kept: false }).where('id', '=', id).execute();
  await dropPicture(writer, id);
  await noteActivity(writer, { ...toldOf(row), act: 'erased', now });
}

/** What the activity log calls a picture or PDF. */
const toldOf = ({ title, alt }: PictureRow) => ({ subject: 'library', title: title || alt });

/** Removes pictures that were replaced long ago, and that no text and no version refers to; returns how many. */
export async function sweepRetired(
  { read, write }: Pick<Store, 'read' | 'write'>,
  { now, signal }: { now: Date; signal?: AbortSignal | undefined },
): Promise<number> {
  const before = new Date(now.getTime() - limits.versionDays * dayMs);
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
    const named = await namedAmong(
      read,
      rows.map(({ name }) => hashIn(name)),
    );
    const unnamed = rows.filter(({ name }) => !named.has(hashIn(name)));
    // All versions are read, so only if it matters. The newest ones of a subject stay however old they are.
    if (unnamed.length > 0) inVersions ??= await namesInVersions(read, signal);
    const gone = unnamed.filter(({ name }) => inVersions?.has(name) !== true).map(({ id }) => id);
    await write(async (writer) => {
      for (const id of gone) await dropPicture(writer, id);
    });
    dropped += gone.length;
  }
}
