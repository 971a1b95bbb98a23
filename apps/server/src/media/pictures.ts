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

/** An image as the store answers it: its id is always there. */
export type StoredImage = Image & { id: string };

/** The address of a file: PDFs have one of their own, as they are answered in another way. */
export const urlOf = (name: string): string =>
  `/api/${name.endsWith('.pdf') ? 'files' : 'images'}/${encodeURIComponent(name)}`;

/** True for the row of a PDF, which is one of a picture without pixels. */
export const isPdf = ({ mime }: Pick<PictureRow, 'mime'>): boolean => mime === pdfType;

/** The words of a picture as they are searched. */
export const pictureSearch = ({ title, alt, credit }: Pick<PictureRow, 'title' | 'alt' | 'credit'>): string =>
  searchText(title, [alt, credit]);

/**
 * Adds the row of a picture whose file is stored, and answers it. It stays for as long as something shows it, and where
 * it is `kept`, until it is deleted from the library.
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

/** A picture as the API answers it, with the variants that exist by now. */
export const imageOf = (row: PictureRow): StoredImage => ({
  id: row.id,
  url: urlOf(row.name),
  width: row.width,
  height: row.height,
  alt: row.alt,
  ...focusedOf(row.focus),
  // An icon has neither of the two.
  ...(row.placeholder !== '' && { placeholder: row.placeholder }),
  ...(row.color !== '' && { color: row.color }),
  variants: shownVariants(row.variants.filter(({ cut }) => cut === undefined)),
  ...(row.variants.some(isTall) && { tall: shownVariants(row.variants.filter(isTall)) }),
});

const isTall = ({ cut }: StoredVariant): boolean => cut === 'tall';

const shownVariants = (variants: readonly StoredVariant[]): ImageVariant[] =>
  variants.map(({ name, width, type }) => ({ url: urlOf(name), width, type }));

/** Pictures by their ids; ids that are null are passed over, and so are those of PDFs. */
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

/** PDFs by their ids; ids that are null are passed over. */
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

/** What a PDF is called where somebody saves it. */
export const pdfFileName = ({ name, title }: Pick<PictureRow, 'name' | 'title'>): string =>
  title === '' ? name : `${title}.pdf`;

/** The pictures that content may show: accounts are none, and nothing else shows theirs. */
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
 * Takes the row of a picture away, unless it is kept or something else still shows it. Files are cleared by a sweep, not
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
  // What was told of it goes with it.
  await writer.deleteFrom('version').where('kind', '=', 'pictures').where('entryId', '=', id).execute();
}
