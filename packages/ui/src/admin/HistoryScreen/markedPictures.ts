import type { VersionPicture } from '@vitrin/contract/history/history';
import { diffArrays } from 'diff';

/** The remark on a picture of one side. */
export type PictureMark = 'alone' | 'moved' | 'retold' | 'switched';
export type MarkedPicture = { picture: VersionPicture; place: number; marks: readonly PictureMark[] };

/** The pictures of both sides with what differs: the other side has it not, elsewhere, or with other words. */
export function markedPictures(
  before: readonly VersionPicture[],
  after: readonly VersionPicture[],
): { before: MarkedPicture[]; after: MarkedPicture[] } {
  // What is not in the longest common order was moved.
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

/** The ids of one side's pictures that the other side has as well. */
const idsOfBoth = (one: readonly VersionPicture[], other: readonly VersionPicture[]): string[] =>
  one.map(({ id }) => id).filter((id) => other.some((picture) => picture.id === id));
