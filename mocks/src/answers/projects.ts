import type { endpoints } from '@vitrin/contract/endpoints';
import type { Project, ProjectChange, ProjectImage, ProjectSummary } from '@vitrin/contract/kinds/project';
import type { AnswersOf } from '../asked.ts';
import { missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { entryAnswers, fieldAnswers } from './entries.ts';
import { keepFile } from './images.ts';

/** A project as lists show it: its main picture alone. */
export const summaryFrom = (project: Project): ProjectSummary => ({
  ...project,
  image: project.images[0] ?? null,
});

/** Projects, each with pictures of which the first is the main one. */
export function projectAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'projects'>> {
  const { projects } = state;
  const show = (id: string, images: readonly ProjectImage[]): Project =>
    projects.patch(id, { image: images, images });

  function split(id: string, imageId: string) {
    const { images } = projects.find(id);
    const chosen = images.filter((image) => image.id === imageId);
    if (chosen.length === 0) throw missing('Image');
    return { chosen, others: images.filter((image) => image.id !== imageId) };
  }

  return {
    projects: {
      ...entryAnswers(projects),
      ...fieldAnswers(projects),
      list: () => projects.active().map(summaryFrom),
      listAll: ({ query }) => projects.listed(query).map(summaryFrom),
      listBasic: () =>
        projects
          .active()
          .map(summaryFrom)
          .map(({ id, title, image, category }) => ({ id, title, image, category })),
      create: ({ body }) => projects.add({ ...body, ...infoOf(body), image: [], images: [] }),
      update: ({ params, body }) => projects.change(params.id, { ...body, ...infoOf(body) }),
      reorder: ({ body }) => projects.reorder(body.items).map(summaryFrom),
      move: ({ params, body }) => projects.move(params.id, body),
      uploadImage: ({ params: { id }, query, file }) => {
        const { images } = projects.find(id);
        const added = keepFile(state, file);
        return show(id, query.main === 'true' ? [added, ...images] : [...images, added]);
      },
      setMainImage: ({ params: { id, imageId } }) => {
        const { chosen, others } = split(id, imageId);
        return show(id, [...chosen, ...others]);
      },
      removeImage: ({ params: { id, imageId } }) => show(id, split(id, imageId).others),
      reorderImages: ({ params: { id }, body }) => {
        const { images } = projects.find(id);
        for (const item of body.items) split(id, item.id);
        const place = new Map(body.items.map((item) => [item.id, item.displayOrder]));
        return show(
          id,
          images.toSorted((a, b) => (place.get(a.id) ?? images.length) - (place.get(b.id) ?? images.length)),
        );
      },
    },
  };
}

/** The facts in both of their forms, from whichever was given. */
function infoOf(given: Pick<ProjectChange, 'additionalInfo' | 'additionalInfoPairs'>): object {
  const { additionalInfo, additionalInfoPairs } = given;
  if (additionalInfo === undefined && additionalInfoPairs === undefined) return {};
  const pairs =
    additionalInfoPairs ?? Object.entries(additionalInfo ?? {}).map(([key, value]) => ({ key, value }));
  return {
    additionalInfoPairs: pairs,
    additionalInfo:
      pairs.length === 0 ? null : Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
  };
}
