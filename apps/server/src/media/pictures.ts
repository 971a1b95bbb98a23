import type { Image, ImageVariant } from '@vitrin/contract/files/image';
import { pdfType } from '@vitrin/contract/limits';
import type { Pdf } from '@vitrin/contract/files/pdf';
import { searchText } from '@vitrin/contract/search/search';
import { newId } from '../newId.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import { namesOf } from '../namesOf.ts';
import {
  pdfTables,
  type PictureRow,
  showingTables,
  type StoredFocus,
  type StoredVariant,
} from '../store/schema.ts';
import type { PreparedPicture } from './uploads/preparePicture.ts';
import { focusedOf } from './storedFocus.ts';
import { recipe } from './sizes/variants.ts';

/** An image as the store returns it, always with an id. */
export type StoredImage = Image & { id: string };

/** The address of a file: PDFs have a path of their own, since they are served differently. */
export const urlOf = (name: string): string =>
  `/api/${name.endsWith('.pdf') ? 'files' : 'images'}/${encodeURIComponent(name)}`;

/** Whether a row is a PDF, which is stored as a picture without pixels. */
export const isPdf = ({ mime }: Pick<PictureRow, 'mime'>): boolean => mime === pdfType;

/** The searchable text of a picture. */
export const pictureSearch = ({ title, alt, credit }: Pick<PictureRow, 'title' | 'alt' | 'credit'>): string =>
  searchText(title, [alt, credit]);

/**
 * Adds the row of a stored picture, and returns it. It stays as long as something shows it, or, if `kept`, until it is
 * deleted from the library.
 */
export async function addPicture(
  writer: Writer,
  prepared: PreparedPicture,
  facts: {
    alt: string;
    now: Date;
    id?: string | undefined;
    kept?: boolean;
    title?: string;
    madeBy?: string;
    focus?: StoredFocus;
  },
): Promise<PictureRow> {
  const { alt, now, id = newId(), kept = false, title = '', madeBy = '', focus = {} } = facts;
  const words = { title, alt, credit: '' };
  const row = {
    ...prepared,
    ...words,
    focus,
    id,
    recipe: recipe.version,
    decorative: false,
    kept,
    search: pictureSearch(words),
    madeBy,
    retiredAt: null,
    createdAt: now,
  };
  await writer.insertInto('picture').values(row).execute();
  return row;
}

/** A picture as the API returns it, with the variants that exist so far. */
export const imageOf = (row: PictureRow): StoredImage => ({
  id: row.id,
  url: urlOf(row.name),
  width: row.width,
  height: row.height,
  alt: row.alt,
  ...focusedOf(row.focus),
  // An icon has neither.
  ...(row.placeholder !== '' && { placeholder: row.placeholder }),
  ...(row.color !== '' && { color: row.color }),
  variants: shownVariants(row.variants.filter(({ cut }) => cut === undefined)),
  ...(row.variants.some(isTall) && { tall: shownVariants(row.variants.filter(isTall)) }),
});

const isTall = ({ cut }: StoredVariant): boolean => cut === 'tall';

const shownVariants = (variants: readonly StoredVariant[]): ImageVariant[] =>
  variants.map(({ name, width, type }) => ({ url: urlOf(name), width, type }));

/** Pictures by their ids; null ids and those of PDFs are skipped. */
export async function imagesById(
  reader: Reader,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, StoredImage>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = await readInChunks(wanted, (chunk) =>
    reader.selectFrom('picture').selectAll().where('id', 'in', chunk).execute(),
  );
  return new Map(rows.flatMap((row) => (isPdf(row) ? [] : [[row.id, imageOf(row)]])));
}

/** PDFs by their ids; null ids are skipped. */
export async function pdfsById(
  reader: Reader,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Pdf>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = await readInChunks(wanted, (chunk) =>
    reader
      .selectFrom('picture')
      .select(['id', 'name', 'title', 'bytes'])
      .where('id', 'in', chunk)
      .where('mime', '=', pdfType)
      .execute(),
  );
  return new Map(rows.map(({ id, name, title, bytes }) => [id, pdfOf({ id, name, title, bytes })]));
}

const pdfOf = ({ id, name, title, bytes }: Pick<PictureRow, 'id' | 'name' | 'title' | 'bytes'>): Pdf => ({
  id,
  url: urlOf(name),
  name: pdfFileName({ name, title }),
  bytes,
});

/** The file name under which a PDF is saved. */
export const pdfFileName = ({ name, title }: Pick<PictureRow, 'name' | 'title'>): string =>
  title === '' ? name : `${title}.pdf`;

/** The pictures that content may show; those of accounts are excluded. */
export const contentPictures = (reader: Reader) =>
  reader
    .selectFrom('picture')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('userAccount')
            .select('userAccount.id')
            .whereRef('userAccount.pictureId', '=', 'picture.id'),
        ),
      ),
    );

/** The pictures that rows show. */
export const imagesOfRows = (
  reader: Reader,
  rows: readonly { pictureId: string | null }[],
): ReturnType<typeof imagesById> =>
  imagesById(
    reader,
    rows.map(({ pictureId }) => pictureId),
  );

/**
 * Removes the row of a picture, unless it is kept or something else still shows it. Files are removed by a sweep, not
 * here.
 */
export async function dropPicture(writer: Writer, id: string): Promise<void> {
  const unkept = writer.deleteFrom('picture').where('id', '=', id).where('kept', '=', false);
  const unshown = namesOf(showingTables).reduce(
    (query, table) =>
      query.where((is) =>
        is.not(is.exists(is.selectFrom(table).select('pictureId').where('pictureId', '=', id))),
      ),
    unkept,
  );
  const { numDeletedRows } = await namesOf(pdfTables)
    .reduce(
      (query, table) =>
        query.where((is) => is.not(is.exists(is.selectFrom(table).select('pdfId').where('pdfId', '=', id)))),
      unshown,
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  // The versions of its texts are removed with it.
  await writer.deleteFrom('version').where('kind', '=', 'pictures').where('entryId', '=', id).execute();
}
