import type { Project, ProjectImage, ProjectSummary } from '@vitrin/contract/project';
import { textOfHtml } from '@vitrin/contract/turkish';
import type { ContentKind } from '../content/contentKind.ts';
import { placedList } from '../content/places.ts';
import { foldedText } from '../content/searchText.ts';
import { imagesOfRows } from '../media/pictures.ts';
import type { Reader } from '../store/openStore.ts';
import { infoOf } from './additionalInfo.ts';
import { picturesOf } from './projectPictures.ts';

/** Projects with all their pictures. */
export const projects: ContentKind<'project', Project> = {
  table: 'project',
  name: 'Project',
  rows: (reader) => reader.selectFrom('project').selectAll(),
  answers: async (reader, rows) => {
    const shown = await imagesOf(
      reader,
      rows.map(({ id }) => id),
    );
    return rows.map(({ search: _search, additionalInfo, ...row }) => {
      const images = shown.get(row.id) ?? [];
      return {
        ...row,
        status: row.active ? 'active' : 'inactive',
        additionalInfo: infoOf(additionalInfo),
        additionalInfoPairs: [...additionalInfo],
        image: images,
        images,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      };
    });
  },
  searchText: ({ title, category, shortDescription, description, additionalInfo }) =>
    foldedText(
      title,
      category,
      shortDescription,
      textOfHtml(description),
      ...additionalInfo.flatMap(({ key, value }) => [key, value]),
    ),
  pictureIds: async (reader, { id }) => (await picturesOf(reader, [id])).map(({ pictureId }) => pictureId),
  list: placedList({ title: 'text', category: 'text' }),
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
