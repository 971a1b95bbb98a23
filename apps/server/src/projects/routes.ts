import { endpoints } from '@vitrin/contract/endpoints';
import { refusals } from '@vitrin/contract/errors/refusals';
import { briefRows } from '../content/briefRows.ts';
import { activeRows, listShown } from '../content/contentReads.ts';
import { addressHandlers } from '../content/addressHandlers.ts';
import { entryHandlers, pdfHandlers, pictureListHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { projects } from './projectKind.ts';
import { listProjects, projectFacetsOf, projectsAroundOf } from './projectQueries.ts';

/** The routes of projects and their pictures. */
export function projectRoutes(api: Api, media: Media): void {
  const { store } = api;
  const handlers = entryHandlers(projects, api);
  const pictures = pictureListHandlers(projects, api, media);
  serveAll(api, endpoints.projects, {
    ...handlers,
    ...placeHandlers(projects, api),
    ...pdfHandlers(projects, api, media),
    ...addressHandlers(projects, handlers, {
      read: store.read,
      shown: () => activeRows(projects, store.read),
      taken: refusals.projectPathTaken(),
    }),
    list: ({ query }) => listProjects(store.read, query),
    facets: ({ query }) => projectFacetsOf(store.read, query),
    around: ({ query }) => projectsAroundOf(store.read, query.path),
    listBasic: ({ query }) => {
      const shown = briefRows(projects, activeRows(projects, store.read));
      return listShown({ ...projects, listed: projects.summaries }, store.read, query, shown);
    },
    uploadImage: pictures.add,
    setMainImage: pictures.makeMain,
    removeImage: pictures.remove,
    reorderImages: pictures.order,
  });
}
