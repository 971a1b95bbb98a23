import { leftOut } from '@vitrin/contract/kinds/defineKind';
import {
  type Project,
  type ProjectChange,
  type ProjectDraft,
  type ProjectImage,
  projectKind,
  projectPaths,
  type ProjectSummary,
} from '@vitrin/contract/kinds/project';
import { answeredEntry, statusOf } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { withoutSharing } from '../content/withoutSharing.ts';
import { freePath, keepOldPath } from '../content/entryPaths.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows } from '../media/pictures.ts';
import { textPicturesOf } from '../media/textPictures.ts';
import type { Reader } from '../store/openStore.ts';
import { keepServices } from './projectServices.ts';
import { infoOf, pairsAfter } from './additionalInfo.ts';
import type { ProjectRow } from '../store/schema.ts';
import { mainPicturesOf, picturesOf, showPictures } from './projectPictures.ts';

const answers = async (reader: Reader, rows: readonly ProjectRow[]): Promise<Project[]> => {
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
};

/** A project of a list that is read as a whole: its main picture is `image`. */
const inWholeLists = (project: Project): ProjectSummary => ({ ...project, image: project.images[0] ?? null });

/** Projects with all their pictures; their free facts come and go in two forms. */
export const projects: WrittenKind<'project', Project, ProjectDraft, ProjectChange, ProjectSummary> = {
  table: 'project',
  label: projectKind.label,
  fields: projectKind.fields,
  rows: (reader) => reader.selectFrom('project').selectAll(),
  answers,
  besides: (reader, { description }) => textPicturesOf(reader, [description]),
  listed: async (reader, rows) => (await answers(reader, rows)).map(inWholeLists),
  summaries: async (reader, rows) => {
    const shown = await mainImagesOf(
      reader,
      rows.map(({ id }) => id),
    );
    return rows.map(({ description: _description, additionalInfo, ...row }) => ({
      ...withoutSharing(answeredEntry(row)),
      status: statusOf(row),
      additionalInfo: infoOf(additionalInfo),
      additionalInfoPairs: [...additionalInfo],
      image: shown.get(row.id) ?? null,
    }));
  },
  leftOut: leftOut(projectKind).filter((name) => name !== 'images'),
  newRow: async ({ additionalInfo, additionalInfoPairs, path, ...fields }, entry, writer) => ({
    ...fields,
    ...entry,
    path: path || (await freePath(writer, 'project', { ...fields, ...entry }, projectPaths)),
    additionalInfo: pairsAfter([], { additionalInfo, additionalInfoPairs }),
    displayOrder: await nextPlace(writer, 'project'),
  }),
  changedRow: async (
    stored,
    { additionalInfo, additionalInfoPairs, path = stored.path, ...fields },
    writer,
  ) => {
    const changed = { ...stored, ...definedOnly(fields) };
    return {
      ...changed,
      path: path || (await freePath(writer, 'project', changed, projectPaths)),
      additionalInfo: pairsAfter(stored.additionalInfo, { additionalInfo, additionalInfoPairs }),
    };
  },
  afterWrite: async (writer, row, before) => {
    await keepOldPath('project')(writer, row, before);
    await keepServices(writer, row);
  },
  formed: ({ additionalInfo }) => ({ additionalInfoPairs: additionalInfo }),
  searchedBesides: ({ additionalInfo }) => additionalInfo.flatMap(({ key, value }) => [key, value]),
  pictureIds: async (reader, { id }) => (await picturesOf(reader, [id])).map(({ pictureId }) => pictureId),
  showPictures,
  parts: [['projectPicture', 'projectId']],
  list: { sort: projectKind.sorts, order: placeOrder },
};

/** The main picture of each project. */
async function mainImagesOf(
  reader: Reader,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ProjectImage>> {
  const pictures = await mainPicturesOf(reader, projectIds);
  const images = await imagesOfRows(reader, pictures);
  return new Map(
    pictures.flatMap(({ projectId, pictureId }) => {
      const image = images.get(pictureId);
      return image === undefined ? [] : [[projectId, image] as const];
    }),
  );
}

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
