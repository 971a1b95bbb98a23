import type { Project, ProjectChange, ProjectDraft } from '@vitrin/contract/project';
import { isActive } from '@vitrin/contract/service';
import type { Clock } from '../clock.ts';
import { answerOf } from '../content/contentReads.ts';
import { changeEntry, fieldsOf, freshRow, insertRow, lockRow } from '../content/contentWrites.ts';
import { nextPlace } from '../content/places.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { ProjectRow } from '../store/schema.ts';
import { pairsAfter } from './additionalInfo.ts';
import { projects } from './projectKind.ts';

/** Adds the row of a project after all others. */
export const insertProject = async (
  writer: Writer,
  { status, active, additionalInfo, additionalInfoPairs, ...texts }: ProjectDraft,
  now: Date,
): Promise<ProjectRow> =>
  insertRow(projects, writer, {
    ...texts,
    ...freshRow(now),
    additionalInfo: pairsAfter([], { additionalInfo, additionalInfoPairs }),
    active: isActive({ active, status }),
    displayOrder: await nextPlace(writer, 'project'),
  });

/** Changes the given fields. Throws 404, and 409 where somebody else saved in between. */
export function updateProject(
  tools: { store: Store; clock: Clock },
  id: string,
  change: ProjectChange,
): Promise<Project> {
  const { additionalInfo, additionalInfoPairs, ...texts } = fieldsOf(change);
  return changeEntry(projects, tools, id, change, (stored) => ({
    ...stored,
    ...texts,
    additionalInfo: pairsAfter(stored.additionalInfo, { additionalInfo, additionalInfoPairs }),
  }));
}

/**
 * Changes the pictures of a project that nobody else changes meanwhile. Throws 404. `updatedAt` stays, since it guards
 * the fields of a form and the pictures are not among them.
 */
export async function changePictures(
  writer: Writer,
  store: Store,
  id: string,
  change: () => Promise<void>,
): Promise<Project> {
  const stored = await lockRow(projects, writer, store, id);
  await change();
  return answerOf(projects, writer, stored);
}
