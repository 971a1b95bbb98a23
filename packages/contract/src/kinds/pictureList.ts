import { z } from 'zod';
import { id } from '../id.ts';
import { image } from '../files/image.ts';

/** One of several pictures of an entry. */
export const listedImage = image.extend({ id }).meta({ id: 'ListedImage' });
export type ListedImage = z.infer<typeof listedImage>;

/** What a kind says whose entries show several pictures, in an order that admins set. */
export type PictureList = {
  /** The field that they are answered in. */
  readonly field: string;
  /** Whether the first of them is the main picture; else they are further ones, besides the one in `image`. */
  readonly mainFirst: boolean;
};

/** All pictures of an entry, the main one first. */
export const allPictures = { field: 'images', mainFirst: true } as const satisfies PictureList;

/** The pictures of an entry besides its main one. */
export const furtherPictures = { field: 'furtherImages', mainFirst: false } as const satisfies PictureList;

/** The further pictures of an entry; among what a kind answers that has them. */
export const furtherPictured = { [furtherPictures.field]: z.array(listedImage) };
