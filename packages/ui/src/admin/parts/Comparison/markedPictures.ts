import type { VersionPicture } from '@vitrin/contract/history/history';
import { diffArrays } from 'diff';

/** How a picture of one side differs. */
export type PictureMark = 'alone' | 'moved' | 'retold' | 'switched';
export type MarkedPicture = { picture: VersionPicture; place: number; marks: readonly PictureMark[] };

/**
 * The pictures of both sides with their differences: missing on the other side, moved, described or shown differently.
 */
export function markedPictures(
  before: readonly VersionPicture[],
  after: readonly VersionPicture[],
): { before: MarkedPicture[]; after: MarkedPicture[] } {
  // Pictures outside the longest common subsequence were moved.
  const kept = new Set(
    diffArrays(idsOfBoth(before, after), idsOfBoth(after, before)).flatMap(({ added, removed, value }) =>
      added || removed ? [] : value,
    ),
  );
  const marked = (side: readonly VersionPicture[], other: readonly VersionPicture[]) =>
    side.map((picture, index) => {
      const twin = other.find(({ id }) => id === picture.id);
      const marks: PictureMark[] = [];
      if (twin === undefined) marks.push('alone');
      else {
        if (!kept.has(picture.id)) marks.push('moved');
        if ((twin.alt ?? '') !== (picture.alt ?? '')) marks.push('retold');
        if (twin.visible !== picture.visible) marks.push('switched');
      }
      return { picture, place: index + 1, marks };
    });
  return { before: marked(before, after), after: marked(after, before) };
}

/** The ids of one side's pictures that also exist on the other side. */
const idsOfBoth = (one: readonly VersionPicture[], other: readonly VersionPicture[]): string[] =>
  one.map(({ id }) => id).filter((id) => other.some((picture) => picture.id === id));
