import type { Image } from '@vitrin/contract/files/image';
import type { Keep, PictureListChange, ListedPicture } from '../saving.ts';

/** The pictures of an item in the form's current state. */
export const listedPictures = (
  choice: Keep | PictureListChange,
  stored: readonly (Image & { id: string })[],
): readonly ListedPicture[] =>
  choice.kind === 'list'
    ? choice.pictures
    : stored.map(({ id, url, alt = '' }) => ({ kind: 'stored', id, url, alt }));

/** The pictures as the website would show them. */
export const shownImages = (
  pictures: readonly ListedPicture[],
  stored: readonly (Image & { id: string })[],
): (Image & { id: string })[] =>
  pictures.flatMap((listed) =>
    listed.kind === 'new' || listed.taken === true
      ? [{ id: listed.url, url: listed.url, alt: listed.alt }]
      : stored.flatMap((image) => (image.id === listed.id ? [{ ...image, alt: listed.alt }] : [])),
  );

/** A picture as stored in the item. */
export type StoredPicture = { id: string; alt?: string | undefined };

/** The change that a list of pictures represents, after an earlier one; none if it equals the stored one. */
export function choiceOf(
  pictures: readonly ListedPicture[],
  stored: readonly StoredPicture[],
  before: Keep | PictureListChange,
): Keep | PictureListChange {
  const same =
    pictures.length === stored.length &&
    pictures.every(
      (picture, index) =>
        picture.kind === 'stored' &&
        picture.id === stored[index]?.id &&
        picture.alt === (stored[index]?.alt ?? ''),
    );
  if (same) return { kind: 'keep' };
  const base = before.kind === 'list' ? before.base : stored.map(({ id, alt = '' }) => ({ id, alt }));
  return { kind: 'list', pictures, base };
}
