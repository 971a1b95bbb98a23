import { createHash } from 'node:crypto';
import path from 'node:path';
import { pdfType } from '@vitrin/contract/limits';
import { type RawBuilder, sql } from 'kysely';

/** The extensions of stored files: those of pictures, and of PDFs, which are stored with them. */
export const pictureExtensions = ['jpg', 'png', 'webp', 'avif', 'gif', 'ico', 'pdf'] as const;
export type PictureExtension = (typeof pictureExtensions)[number];

const types: Readonly<Record<PictureExtension, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  pdf: pdfType,
};

/** The media type of a picture by its extension. */
export const typeOfExtension = (extension: PictureExtension): string => types[extension];

/** The name of a file: a hash of its content, so that the same picture is stored once and never changes. */
export const nameOf = (bytes: Uint8Array, extension: PictureExtension): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)}.${extension}`;

const pictureName = new RegExp(`^([0-9a-f]{32})\\.(${pictureExtensions.join('|')})$`);

const variantName = /^[0-9a-f]{32}-\d{1,4}-\d{1,5}(?:-tall(?:-\d{1,3}-\d{1,3})?)?\.(webp|avif)$/;

/** What identifies a size of a picture, besides its type. */
type VariantOf = {
  name: string;
  recipe: number;
  width: number;
  cut?: 'tall' | undefined;
  at?: string | undefined;
};

/**
 * The name of a size: the picture's own hash with the recipe's version and the width. A page refers to some two hundred
 * sizes, and names with a common prefix compress to almost nothing.
 */
export const variantNameOf = (of: VariantOf, extension: 'webp' | 'avif'): string =>
  `${[path.parse(of.name).name, of.recipe, of.width, of.cut, of.cut && of.at].filter(Boolean).join('-')}.${extension}`;

/** The media type of a stored file by its name, or undefined for an invalid name. */
export function typeOfName(name: string): string | undefined {
  const extension = pictureName.exec(name)?.[2] ?? variantName.exec(name)?.[1];
  return extension === undefined ? undefined : new Map<string, string>(Object.entries(types)).get(extension);
}

/** The size of a link preview in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

const cardMark = `-${cardSize.width}x${cardSize.height}`;

/** The suffix of a card's name, with the focal point that it was cropped around. */
const cardEnding = new RegExp(`${cardMark}(?:-\\d{1,3}-\\d{1,3})?\\.jpg$`);

/** The name of a picture's card, which is stored beside it; undefined for an invalid picture name. */
export function cardNameOf(name: string, at?: string): string | undefined {
  const hash = pictureName.exec(name)?.[1];
  return hash && `${hash}${cardMark}${at === undefined ? '' : `-${at}`}.jpg`;
}

/** Whether a name is that of a card. */
export const isCardName = (name: string): boolean =>
  cardEnding.test(name) && typeOfName(name.replace(cardEnding, '.jpg')) !== undefined;

const hashLength = 32;

/** What the names of a file, of its sizes and of its card begin with. */
export const hashIn = (name: string): string => name.slice(0, hashLength);

/** The same of a column of names. */
export const hashOf = (name: string): RawBuilder<string> =>
  sql<string>`substr(${sql.ref(name)}, 1, ${sql.lit(hashLength)})`;

/** The names that a file with a hash may have. */
export const namesWith = (hash: string): readonly string[] =>
  Object.keys(types).map((extension) => `${hash}.${extension}`);

/** The possible names of the picture that a file belongs to: its own, or for a card or a size those with every extension. */
export function originalsOf(name: string): readonly string[] {
  if (!isCardName(name) && !variantName.test(name)) return [name];
  return namesWith(hashIn(name));
}
