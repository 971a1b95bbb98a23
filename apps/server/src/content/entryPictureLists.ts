import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { sql } from 'kysely';
import { HttpError, notFound } from '../http/httpErrors.ts';
import { imagesOfRows, type StoredImage } from '../media/pictures.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import type { ContentTable, PictureListTable, Tables } from '../store/schema.ts';

/** The column that refers to the entry in each table of picture lists; a missing one does not compile. */
export const pictureListTables = {
  projectPicture: {
    entry: 'project',
    column: 'projectId',
    rowOf: (projectId: string, pictureId: string, displayOrder: number) => ({
      pictureId,
      projectId,
      displayOrder,
    }),
  },
  furtherPicture: {
    entry: 'service',
    column: 'serviceId',
    rowOf: (serviceId: string, pictureId: string, displayOrder: number) => ({
      pictureId,
      serviceId,
      displayOrder,
    }),
  },
} as const satisfies {
  readonly [Table in PictureListTable]: {
    readonly entry: ContentTable;
    readonly column: keyof Tables[Table];
    readonly rowOf: (entryId: string, pictureId: string, displayOrder: number) => Tables[Table];
  };
};

type ListedPicture = { entryId: string; pictureId: string; displayOrder: number };

/** The pictures in the lists of entries, in order. */
export const readPictureLists = (
  reader: Reader,
  table: PictureListTable,
  entryIds: readonly string[],
): Promise<ListedPicture[]> => {
  const entryId = sql.ref<string>(pictureListTables[table].column);
  return readInChunks(entryIds, (ids) =>
    reader
      .selectFrom<PictureListTable>(table)
      .select([entryId.as('entryId'), 'pictureId', 'displayOrder'])
      .where(entryId, 'in', ids)
      .orderBy('displayOrder')
      .execute(),
  );
};

/** The ids of the pictures in the list of an entry, in order. */
export const listedIds = async (
  reader: Reader,
  table: PictureListTable,
  entryId: string,
): Promise<string[]> => (await readPictureLists(reader, table, [entryId])).map(({ pictureId }) => pictureId);

/** The picture lists of entries as the API returns them. */
export async function listedImages(
  reader: Reader,
  table: PictureListTable,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, StoredImage[]>> {
  const pictures = await readPictureLists(reader, table, entryIds);
  const images = await imagesOfRows(reader, pictures);
  const shown = new Map<string, StoredImage[]>();
  for (const { entryId, pictureId } of pictures) {
    const image = images.get(pictureId);
    if (image !== undefined) shown.set(entryId, [...(shown.get(entryId) ?? []), image]);
  }
  return shown;
}

/** The rows of a picture list, in this order. */
export const listRows = (
  table: PictureListTable,
  entryId: string,
  pictureIds: readonly string[],
): Tables[PictureListTable][] =>
  pictureIds.map((pictureId, index) => pictureListTables[table].rowOf(entryId, pictureId, index + 1));

/** Replaces the picture list of an entry, in this order. The caller has locked the entry. */
export async function showPictures(
  writer: Writer,
  table: PictureListTable,
  entryId: string,
  pictureIds: readonly string[],
): Promise<void> {
  const column = sql.ref<string>(pictureListTables[table].column);
  await writer.deleteFrom<PictureListTable>(table).where(column, '=', entryId).execute();
  if (pictureIds.length === 0) return;
  const rows = listRows(table, entryId, pictureIds);
  await writer.insertInto<PictureListTable>(table).values(rows).execute();
}

/** Adds a picture: first, or after all others. Throws 409 if the list is full. */
export async function addListed(
  writer: Writer,
  table: PictureListTable,
  entryId: string,
  { pictureId, first }: { pictureId: string; first: boolean },
): Promise<void> {
  const shown = await listedIds(writer, table, entryId);
  const others = shown.filter((id) => id !== pictureId);
  if (others.length >= limits.listedPictures)
    throw new HttpError(409, refusals.tooManyPictures(limits.listedPictures));
  await showPictures(writer, table, entryId, first ? [pictureId, ...others] : [...others, pictureId]);
}

/** Makes a picture the first. Throws 404 if it is not in the list. */
export async function makeFirst(
  writer: Writer,
  table: PictureListTable,
  entryId: string,
  pictureId: string,
): Promise<void> {
  const others = await listedBesides(writer, table, entryId, pictureId);
  await showPictures(writer, table, entryId, [pictureId, ...others]);
}

/** Removes a picture from a list. Throws 404 if it is not in the list. */
export async function removeListed(
  writer: Writer,
  table: PictureListTable,
  entryId: string,
  pictureId: string,
): Promise<void> {
  await showPictures(writer, table, entryId, await listedBesides(writer, table, entryId, pictureId));
}

/** Sets the order of pictures; those that are not named come last. Throws 404 for one that is not in the list. */
export async function reorderListed(
  writer: Writer,
  table: PictureListTable,
  entryId: string,
  items: readonly { id: string; displayOrder: number }[],
): Promise<void> {
  const shown = await listedIds(writer, table, entryId);
  if (items.some(({ id }) => !shown.includes(id))) throw notFound('Image');
  const places = new Map(items.map(({ id, displayOrder }) => [id, displayOrder]));
  const placeOf = (id: string): number => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  const order = shown.toSorted((a, b) => placeOf(a) - placeOf(b));
  await showPictures(writer, table, entryId, order);
}

async function listedBesides(
  reader: Reader,
  table: PictureListTable,
  entryId: string,
  pictureId: string,
): Promise<string[]> {
  const shown = await listedIds(reader, table, entryId);
  if (!shown.includes(pictureId)) throw notFound('Image');
  return shown.filter((id) => id !== pictureId);
}
