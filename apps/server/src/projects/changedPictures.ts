import type { Project } from '@vitrin/contract/kinds/project';
import { answerOf } from '../content/contentReads.ts';
import { lockRow } from '../content/contentWrites.ts';
import { keepEntryVersion, stateOf } from '../history/entryVersion.ts';
import type { Author } from '../history/keepVersion.ts';
import { dropPicture } from '../media/pictures.ts';
import type { Store, Writer } from '../store/openStore.ts';
import { projects } from './projectKind.ts';

/**
 * A project after a change of its pictures, which nobody else changes meanwhile. Throws 404. `updatedAt` stays, since
 * it guards the fields of a form and the pictures are not among them.
 */
export async function withChangedPictures(
  writer: Writer,
  { store, by }: { store: Store; by: Author },
  id: string,
  change: (writer: Writer) => Promise<void>,
): Promise<Project> {
  const stored = await lockRow(projects, writer, store, id);
  const before = await stateOf(projects, writer, stored);
  await change(writer);
  await keepEntryVersion(projects, writer, { before, row: stored }, { by });
  const left = new Set(await projects.pictureIds(writer, stored));
  for (const picture of before.content.pictures) {
    // The version of before holds it.
    if (!left.has(picture.id)) await dropPicture(writer, picture.id);
  }
  return answerOf(projects, writer, stored);
}
