import {
  type Project,
  type ProjectChange,
  type ProjectDraft,
  type ProjectImage,
  projectKind,
  type ProjectSummary,
} from '@vitrin/contract/kinds/project';
import { answeredEntry, statusOf } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { nextPlace } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows } from '../media/pictures.ts';
import type { Reader } from '../store/openStore.ts';
import { infoOf, pairsAfter } from './additionalInfo.ts';
import { picturesOf } from './projectPictures.ts';

/** Projects with all their pictures; their free facts come and go in two forms. */
export const projects: WrittenKind<'project', Project, ProjectDraft, ProjectChange> = {
  table: 'project',
  label: projectKind.label,
  fields: projectKind.fields,
  rows: (reader) => reader.selectFrom('project').selectAll(),
  answers: async (reader, rows) => {
    const shown = await imagesOf(
      reader,
      rows.map(({ id }) => id),
    );
    return rows.map(({ additionalInfo, ...row }) => {
      const images = shown.get(row.id) ?? [];
      return {
        ...answeredEntry(row),
        status: statusOf(row),
        additionalInfo: infoOf(additionalInfo),
        additionalInfoPairs: [...additionalInfo],
        image: images,
        images,
      };
    });
  },
  newRow: async ({ additionalInfo, additionalInfoPairs, ...fields }, entry, writer) => ({
    ...fields,
    ...entry,
    additionalInfo: pairsAfter([], { additionalInfo, additionalInfoPairs }),
    displayOrder: await nextPlace(writer, 'project'),
  }),
  changedRow: (stored, { additionalInfo, additionalInfoPairs, ...fields }) => ({
    ...stored,
    ...definedOnly(fields),
    additionalInfo: pairsAfter(stored.additionalInfo, { additionalInfo, additionalInfoPairs }),
  }),
  searchedBesides: ({ additionalInfo }) => additionalInfo.flatMap(({ key, value }) => [key, value]),
  pictureIds: async (reader, { id }) => (await picturesOf(reader, [id])).map(({ pictureId }) => pictureId),
  list: { sort: projectKind.sorts, order: 'displayOrder' },
};

/** A project as lists show it: with its main picture as `image`. */
export const summaryOf = (project: Project): ProjectSummary => ({
  ...project,
  image: project.images[0] ?? null,
});

async function imagesOf(
  reader: Reader,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ProjectImage[]>> {
  const pictures = await picturesOf(reader, projectIds);
  const images = await imagesOfRows(reader, pictures);
  const shown = new Map<string, ProjectImage[]>();
  for (const { projectId, pictureId } of pictures) {
    const image = images.get(pictureId);
    if (image !== undefined) shown.set(projectId, [...(shown.get(projectId) ?? []), image]);
  }
  return shown;
}
