import type { endpoints } from '@vitrin/contract/endpoints';
import { facetsOf } from '@vitrin/contract/entries/facets';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import {
  type Project,
  type ProjectBasic,
  projectPaths,
  type ProjectChange,
  type ProjectSummary,
} from '@vitrin/contract/kinds/project';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { addressAnswers } from './addresses.ts';
import { entryAnswers, fieldAnswers, pdfAnswers, pictureListAnswers, type PictureLists } from './entries.ts';

/** A project as lists show it, with only its main picture. */
export const summaryFrom = (project: Project): ProjectSummary => ({
  ...project,
  image: project.images[0] ?? null,
});

/** The pictures of projects, which appear in two places of a response. */
export const projectPictures = ({ projects }: MockState): PictureLists<Project> => ({
  of: ({ images }) => images,
  show: (id, images) => projects.patch(id, { image: images, images }),
});

type Narrowed = {
  category?: string | undefined;
  stage?: string | undefined;
  service?: string | undefined;
};

/** Projects, each with pictures of which the first is the main one. */
export function projectAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'projects'>> {
  const { projects } = state;
  const rules = { name: 'Project', taken: refusals.projectPathTaken(), paths: projectPaths };
  const { addressOf, ...addresses } = addressAnswers(projects, state, rules, projects.active);
  const pictures = pictureListAnswers(projects, projectPictures(state), state);

  const isOf = (project: Project, path: string) =>
    state.services
      .active()
      .some((service) => service.path === path && project.serviceIds.includes(service.id));
  const narrowed = ({ category, stage, service }: Narrowed) =>
    projects
      .active()
      .filter((project) => service === undefined || isOf(project, service))
      .filter((project) => category === undefined || project.category === category)
      .filter((project) => stage === undefined || project.stage === stage);

  return {
    projects: {
      ...entryAnswers(projects),
      ...fieldAnswers(projects),
      ...addresses,
      ...pdfAnswers(projects, state),
      list: ({ query }) => narrowed(query).map(summaryFrom),
      facets: ({ query: { category, stage, service } }) => ({
        categories: facetsOf(narrowed({ stage, service }).map((project) => project.category)),
        stages: facetsOf(narrowed({ category, service }).map((project) => project.stage)),
        services: state.services
          .active()
          .map(({ path, title }) => ({
            value: path,
            title,
            count: narrowed({ category, stage, service: path }).length,
          }))
          .filter(({ count }) => count > 0),
      }),
      around: ({ query }) => {
        const project = addresses.byPath({ query });
        const all = projects.active().map(summaryFrom);
        const at = all.findIndex(({ id }) => id === project.id);
        const { category } = project;
        const similar = all.filter((other) => other.id !== project.id && other.category === category);
        return {
          services: state.services
            .active()
            .filter(({ id }) => project.serviceIds.includes(id))
            .map(({ id, path, title }) => ({ id, path, title })),
          previous: basicOf(all[at - 1]),
          next: basicOf(all[at + 1]),
          similar:
            category === ''
              ? []
              : similar
                  .slice(0, limits.similarProjects)
                  .map(({ images: _images, description: _text, ...shown }) => shown),
        };
      },
      listAll: ({ query }) => projects.listed(query).map(summaryFrom),
      listBasic: () =>
        projects
          .active()
          .map(summaryFrom)
          .map(({ id, path, title, image, category }) => ({ id, path, title, image, category })),
      create: ({ body }) =>
        projects.add({ ...body, ...addressOf(body), ...projectInfoOf(body), image: [], images: [] }),
      update: ({ params, body }) => addresses.update({ params, body: { ...body, ...projectInfoOf(body) } }),
      reorder: ({ body }) => projects.reorder(body.items).map(summaryFrom),
      move: ({ params, body }) => projects.move(params.id, body),
      uploadImage: pictures.add,
      setMainImage: pictures.makeMain,
      removeImage: pictures.remove,
      reorderImages: pictures.order,
    },
  };
}

const basicOf = (project: ProjectSummary | undefined): ProjectBasic | null => {
  if (project === undefined) return null;
  const { id, path, title, image, category } = project;
  return { id, path, title, image, category };
};

/** The facts in both of their forms, from whichever was given. */
export function projectInfoOf(given: Pick<ProjectChange, 'additionalInfo' | 'additionalInfoPairs'>): object {
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
