import type { Image } from '@vitrin/contract/image';
import type { Keep, PictureListChange, ListedPicture } from './saving.ts';

/** The pictures of an item as the form stands. */
export const listedPictures = (
  choice: Keep | PictureListChange,
  stored: readonly (Image & { id: string })[],
): readonly ListedPicture[] =>
  choice.kind === 'list' ? choice.pictures : stored.map(({ id, url }) => ({ kind: 'stored', id, url }));

/** The choice that a list of pictures is; none where the list is the stored one. */
export function choiceOf(
  pictures: readonly ListedPicture[],
  stored: readonly { id: string }[],
): Keep | PictureListChange {
  const same =
    pictures.length === stored.length &&
    pictures.every((picture, index) => picture.kind === 'stored' && picture.id === stored[index]?.id);
  return same ? { kind: 'keep' } : { kind: 'list', pictures };
}
