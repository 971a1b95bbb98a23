import { z } from 'zod';
import { id } from '../id.ts';
import { image } from '../files/image.ts';

/** One of several pictures of an entry. */
export const listedImage = image.extend({ id }).meta({ id: 'ListedImage' });
export type ListedImage = z.infer<typeof listedImage>;

/** A list of pictures of an entry, in an order that admins set. */
export type PictureList = {
  /** The field that they are returned in. */
  readonly field: string;
  /** Whether the first of them is the main picture; otherwise they are additional to the one in `image`. */
  readonly mainFirst: boolean;
};

/** All pictures of an entry, the main one first. */
export const allPictures = { field: 'images', mainFirst: true } as const satisfies PictureList;

/** The pictures of an entry besides its main one. */
export const furtherPictures = { field: 'furtherImages', mainFirst: false } as const satisfies PictureList;

/** The further pictures of an entry; returned by kinds that have them. */
export const furtherPictured = { [furtherPictures.field]: z.array(listedImage) };
