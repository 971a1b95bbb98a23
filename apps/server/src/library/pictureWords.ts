import type { FocalPoint } from '@vitrin/contract/files/focalPoint';
import { centre } from '@vitrin/contract/files/framing';
import type { LibraryWords, PictureTold } from '@vitrin/contract/files/library';
import { definedOnly } from '../definedOnly.ts';
import { keepVersion, type Making } from '../history/keepVersion.ts';
import type { VersionContent } from '../history/versionContent.ts';
import { notFound } from '../http/httpErrors.ts';
import { pictureSearch } from '../media/pictures.ts';
import { isSameCut } from '../media/storedFocus.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { PictureRow, StoredFocus } from '../store/schema.ts';

const factsOf = ({ title, alt, credit, decorative, focus }: PictureRow): PictureTold => {
  const { all = null, ...crops } = focus;
  return { title, alt, credit, decorative, focalPoint: all, crops };
};

const contentOf = (row: PictureRow): VersionContent => ({
  fields: factsOf(row),
  pictures: [],
  visible: null,
  place: null,
});

const findRow = (reader: Reader, id: string): Promise<PictureRow | undefined> =>
  reader.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst();

/** The versioned content of a picture. Throws 404. */
export async function pictureContent(reader: Reader, id: string): Promise<VersionContent> {
  const row = await findRow(reader, id);
  if (row === undefined || row.retiredAt !== null) throw notFound('Image');
  return contentOf(row);
}

/**
 * Changes the texts and points of a picture, and keeps a version. One with a description is not decorative. If a focal
 * point changed, the affected sizes are made anew. Throws 404.
 */
export async function writePicture(
  writer: Writer,
  id: string,
  words: LibraryWords,
  making: Making,
): Promise<PictureRow> {
  // An update without effect, which locks the row.
  await writer
    .updateTable('picture')
    .set((is) => ({ alt: is.ref('alt') }))
    .where('id', '=', id)
    .execute();
  const row = await findRow(writer, id);
  if (row === undefined) throw notFound('Image');
  const {
    title,
    alt: told,
    credit,
    decorative,
    focalPoint,
    crops,
  } = { ...factsOf(row), ...definedOnly(words) };
  const alt = decorative ? '' : told;
  const focus: StoredFocus = { ...definedOnly(crops), ...(isChosen(focalPoint) && { all: focalPoint }) };
  const facts = { title, alt, credit, decorative, focus, search: pictureSearch({ title, alt, credit }) };
  // An icon has no sizes.
  const isCutAnew = !isSameCut(focus, row.focus) && row.placeholder !== '';
  const change = { ...facts, ...(isCutAnew && { variantsComplete: false }) };
  await writer.updateTable('picture').set(change).where('id', '=', id).execute();
  const changed = { ...row, ...change };
  const states = { before: { content: contentOf(row), since: row.createdAt }, after: contentOf(changed) };
  await keepVersion(writer, { kind: 'pictures', id }, states, making);
  return changed;
}

/** The centre is the default, so it does not count as chosen. */
const isChosen = (point: FocalPoint | null): point is FocalPoint =>
  point !== null && (point.x !== centre.x || point.y !== centre.y);

/** Sets the description of a picture; one with a description is not decorative. Throws 404. */
export const writeAlt = (writer: Writer, id: string, alt: string, making: Making): Promise<PictureRow> =>
  writePicture(writer, id, { alt, ...(alt !== '' && { decorative: false }) }, making);
