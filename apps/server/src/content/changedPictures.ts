import { keepEntryVersion, stateOf } from '../history/entryVersion.ts';
import type { Author } from '../history/keepVersion.ts';
import { dropPicture } from '../media/pictures.ts';
import type { Writer } from '../store/openStore.ts';
import type { ContentTable } from '../store/schema.ts';
import type { ContentKind, WithPictureList } from './contentKind.ts';
import { answerOf } from './contentReads.ts';
import { lockRow } from './contentWrites.ts';

/**
 * Returns an entry after changing its list of pictures, under a lock. Throws 404. `updatedAt` stays, since it guards
 * the fields of a form and the pictures are not among them.
 */
export async function withChangedPictures<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer> & WithPictureList,
  writer: Writer,
  by: Author,
  id: string,
  change: (writer: Writer) => Promise<void>,
): Promise<Answer> {
  const stored = await lockRow(kind, writer, id);
  const before = await stateOf(kind, writer, stored);
  await change(writer);
  await keepEntryVersion(kind, writer, { before, row: stored }, { by });
  const { pictures: shown } = (await stateOf(kind, writer, stored)).content;
  const left = new Set(shown.map((picture) => picture.id));
  for (const picture of before.content.pictures) {
    // The previous version still holds it.
    if (!left.has(picture.id)) await dropPicture(writer, picture.id);
  }
  return answerOf(kind, writer, stored);
}
