import { leftOut } from '@vitrin/contract/kinds/defineKind';
import type { ListedImage } from '@vitrin/contract/kinds/pictureList';
import {
  type Project,
  type ProjectChange,
  type ProjectDraft,
  projectKind,
  projectPaths,
  type ProjectSummary,
} from '@vitrin/contract/kinds/project';
import { answeredEntry, statusOf } from '../content/answeredEntry.ts';
import type { WithPictureList, WrittenKind } from '../content/contentKind.ts';
import { withoutSharing } from '../content/withoutSharing.ts';
import { freePath, keepOldPath } from '../content/entryPaths.ts';
import { listedImages } from '../content/entryPictureLists.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows, pdfsById } from '../media/pictures.ts';
import { textPicturesOf } from '../media/textPictures.ts';
import type { Reader } from '../store/openStore.ts';
import { keepServices } from './projectServices.ts';
import { infoOf, pairsAfter } from './additionalInfo.ts';
import type { ProjectRow } from '../store/schema.ts';
import { mainPicturesOf } from './mainPicturesOf.ts';

const pictureList = { ...projectKind.pictureList, table: 'projectPicture' } as const;

const answers = async (reader: Reader, rows: readonly ProjectRow[]): Promise<Project[]> => {
  const shown = await listedImages(
    reader,
    pictureList.table,
    rows.map(({ id }) => id),
  );
  const pdfs = await pdfsById(
    reader,
    rows.map(({ pdfId }) => pdfId),
  );
  return rows.map(({ additionalInfo, pdfId, ...row }) => {
    const images = shown.get(row.id) ?? [];
    return {
      ...answeredEntry(row),
      status: statusOf(row),
      additionalInfo: infoOf(additionalInfo),
      additionalInfoPairs: [...additionalInfo],
      image: images,
      images,
      pdf: pdfs.get(pdfId) ?? null,
    };
  });
};

/** A project in an unpaged list, with its main picture as `image`. */
const inWholeLists = (project: Project): ProjectSummary => ({ ...project, image: project.images[0] ?? null });

/** Projects with all their pictures; their free facts are read and written in two forms. */
export const projects: WrittenKind<'project', Project, ProjectDraft, ProjectChange, ProjectSummary> &
  WithPictureList = {
  table: 'project',
  label: projectKind.label,
  fields: projectKind.fields,
  change: projectKind.change,
  draft: projectKind.draft,
  rows: (reader) => reader.selectFrom('project').selectAll(),
  answers,
  besides: (reader, { description }) => textPicturesOf(reader, [description]),
  listed: async (reader, rows) => (await answers(reader, rows)).map(inWholeLists),
  summaries: async (reader, rows) => {
    const shown = await mainImagesOf(
      reader,
      rows.map(({ id }) => id),
    );
    return rows.map(({ description: _description, additionalInfo, pdfId: _pdf, ...row }) => ({
      ...withoutSharing(answeredEntry(row)),
      status: statusOf(row),
      additionalInfo: infoOf(additionalInfo),
      additionalInfoPairs: [...additionalInfo],
      image: shown.get(row.id) ?? null,
    }));
  },
  leftOut: leftOut(projectKind),
  newRow: async ({ additionalInfo, additionalInfoPairs, path, ...fields }, entry, writer) => ({
    ...fields,
    ...entry,
    path: path || (await freePath(writer, 'project', { ...fields, ...entry }, projectPaths)),
    additionalInfo: pairsAfter([], { additionalInfo, additionalInfoPairs }),
    displayOrder: await nextPlace(writer, 'project'),
    pdfId: null,
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
    await keepOldPath<ProjectRow>('project', ({ active }) => active)(writer, row, before);
    await keepServices(writer, row);
  },
  formed: ({ additionalInfo }) => ({ additionalInfoPairs: additionalInfo }),
  searchedBesides: ({ additionalInfo }) => additionalInfo.flatMap(({ key, value }) => [key, value]),
  pictureList,
  list: { sort: projectKind.sorts, order: placeOrder },
};

async function mainImagesOf(
  reader: Reader,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ListedImage>> {
  const pictures = await mainPicturesOf(reader, projectIds);
  const images = await imagesOfRows(reader, pictures);
  return new Map(
    pictures.flatMap(({ projectId, pictureId }) => {
      const image = images.get(pictureId);
      return image === undefined ? [] : [[projectId, image] as const];
    }),
  );
}
