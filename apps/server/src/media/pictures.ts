import type { Image, ImageVariant } from '@vitrin/contract/image';
import { searchText } from '@vitrin/contract/search';
import { notFound } from '../http/httpErrors.ts';
import { newId } from '../newId.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import { namesOf } from '../namesOf.ts';
import { type PictureRow, showingTables, type StoredVariant } from '../store/schema.ts';
import type { PreparedPicture } from './preparePicture.ts';
import { recipe } from './variants.ts';

/** An image as the store answers it: its id is always there. */
export type StoredImage = Image & { id: string };

/** The address of a picture's file. */
export const urlOf = (name: string): string => `/api/images/${encodeURIComponent(name)}`;

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
  },
): Promise<PictureRow> {
  const { alt, now, id = newId(), kept = false, title = '', madeBy = '' } = facts;
  const words = { title, alt, credit: '' };
  const row = {
    ...prepared,
    ...words,
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
  // An icon has neither of the two.
  ...(row.placeholder !== '' && { placeholder: row.placeholder }),
  ...(row.color !== '' && { color: row.color }),
  variants: shownVariants(row.variants.filter(({ cut }) => cut === undefined)),
  ...(row.variants.some(isTall) && { tall: shownVariants(row.variants.filter(isTall)) }),
});

const isTall = ({ cut }: StoredVariant): boolean => cut === 'tall';

const shownVariants = (variants: readonly StoredVariant[]): ImageVariant[] =>
  variants.map(({ name, width, type }) => ({ url: urlOf(name), width, type }));

/** Pictures by their ids; ids that are null are passed over. */
export async function imagesById(
  reader: Reader,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, StoredImage>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = await readInChunks(wanted, (chunk) =>
    reader.selectFrom('picture').selectAll().where('id', 'in', chunk).execute(),
  );
  return new Map(rows.map((row) => [row.id, imageOf(row)]));
}

/** The pictures that rows show. */
export const imagesOfRows = (
  reader: Reader,
  rows: readonly { pictureId: string | null }[],
): ReturnType<typeof imagesById> =>
  imagesById(
    reader,
    rows.map(({ pictureId }) => pictureId),
  );

/** Says what a picture shows; one with a description is not decorative. Throws 404. */
export async function writeAlt(writer: Writer, id: string, alt: string): Promise<StoredImage> {
  const row = await writer.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('Image');
  const decorative = row.decorative && alt === '';
  const change = { alt, decorative, search: pictureSearch({ ...row, alt }) };
  await writer.updateTable('picture').set(change).where('id', '=', id).execute();
  return imageOf({ ...row, ...change });
}

/**
 * Takes the row of a picture away, unless it is kept or something else still shows it. Files are cleared by a sweep, not
 * here.
 */
export async function dropPicture(writer: Writer, id: string): Promise<void> {
  await namesOf(showingTables)
    .reduce(
      (unshown, table) =>
        unshown.where((is) =>
          is.not(is.exists(is.selectFrom(table).select('pictureId').where('pictureId', '=', id))),
        ),
      writer.deleteFrom('picture').where('id', '=', id).where('kept', '=', false),
    )
    .execute();
}
