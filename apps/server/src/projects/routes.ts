import { endpoints } from '@vitrin/contract/endpoints';
import { entryPathMessages } from '@vitrin/contract/kinds/entryPath';
import { briefRows } from '../content/briefRows.ts';
import { activeRows, answerOf, listShown, requireRow } from '../content/contentReads.ts';
import { addressHandlers } from '../content/addressHandlers.ts';
import { entryHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { storeUpload } from '../content/entryPicture.ts';
import type { Viewer } from '../auth/sessions.ts';
import { authorOf } from '../history/keepVersion.ts';
import { repeatKeyOf } from '../http/repeatKey.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import type { Writer } from '../store/openStore.ts';
import { withChangedPictures } from './changedPictures.ts';
import { projects } from './projectKind.ts';
import { listProjects, projectFacetsOf, projectsAroundOf } from './projectQueries.ts';
import {
  addProjectPicture,
  picturesOf,
  removeProjectPicture,
  reorderPictures,
  setMainPicture,
} from './projectPictures.ts';

/** Everything about projects and their pictures. */
export function projectRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  const handlers = entryHandlers(projects, api);
  const changePictures = (id: string, viewer: Viewer, change: (writer: Writer) => Promise<void>) => {
    const tools = { store, by: authorOf(viewer, clock) };
    return store.write((writer) => withChangedPictures(writer, tools, id, change));
  };

  serveAll(api, endpoints.projects, {
    ...handlers,
    ...placeHandlers(projects, api),
    ...addressHandlers(projects, handlers, {
      read: store.read,
      shown: () => activeRows(projects, store.read),
      taken: entryPathMessages.taken('project'),
    }),
    list: ({ query }) => listProjects(store.read, query),
    facets: ({ query }) => projectFacetsOf(store.read, query),
    around: ({ query }) => projectsAroundOf(store.read, query.path),
    listBasic: ({ query }) => {
      const shown = briefRows(projects, activeRows(projects, store.read));
      return listShown({ ...projects, listed: projects.summaries }, store.read, query, shown);
    },
    uploadImage: async ({ params: { id }, query, file, request, viewer }) => {
      const row = await requireRow(projects, store.read, id);
      const key = repeatKeyOf(request);
      const shown = key === undefined ? [] : await picturesOf(store.read, [id]);
      // Its answer was lost, and it was sent once more.
      if (shown.some(({ pictureId }) => pictureId === key)) return answerOf(projects, store.read, row);
      return storeUpload(
        { store, media, clock },
        file,
        (writer, picture) =>
          withChangedPictures(writer, { store, by: authorOf(viewer, clock) }, id, () =>
            addProjectPicture(writer, id, picture.id, query.main === 'true'),
          ),
        key,
      );
    },
    setMainImage: ({ params: { id, imageId }, viewer }) =>
      changePictures(id, viewer, (writer) => setMainPicture(writer, id, imageId)),
    removeImage: ({ params: { id, imageId }, viewer }) =>
      changePictures(id, viewer, (writer) => removeProjectPicture(writer, id, imageId)),
    reorderImages: ({ params: { id }, body, viewer }) =>
      changePictures(id, viewer, (writer) => reorderPictures(writer, id, body.items)),
  });
}
