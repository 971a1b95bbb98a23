import { endpoints } from '@vitrin/contract/endpoints';
import { answerOf, readEntry, requireRow } from '../content/contentReads.ts';
import { removeEntry, toggleEntry } from '../content/contentWrites.ts';
import { storeUpload } from '../content/entryPicture.ts';
import { reorderEntries } from '../content/places.ts';
import { success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { listProjects, listProjectsAsked } from './projectQueries.ts';
import { projects, summaryOf } from './projectKind.ts';
import {
  addProjectPicture,
  removeProjectPicture,
  reorderPictures,
  setMainPicture,
} from './projectPictures.ts';
import { changePictures, insertProject, updateProject } from './projectWrites.ts';

const calls = endpoints.projects;

/** Everything about projects and their pictures. */
export function projectRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  serve(api, calls.list, () => listProjects(store.read));
  serve(api, calls.listAll, ({ query }) => listProjectsAsked(store.read, query));
  serve(api, calls.listBasic, () => listProjects(store.read));
  serve(api, calls.read, ({ params, viewer }) => readEntry(projects, store.read, params.id, viewer));

  serve(api, calls.create, ({ body }) =>
    store.write(async (writer) => answerOf(projects, writer, await insertProject(writer, body, clock.now()))),
  );
  serve(api, calls.update, ({ params, body }) => updateProject(api, params.id, body));
  serve(api, calls.toggle, ({ params }) => toggleEntry(projects, api, params.id));
  serve(api, calls.reorder, async ({ body }) =>
    (await reorderEntries(projects, store, body.items)).map(summaryOf),
  );
  serve(api, calls.remove, async ({ params }) => {
    await removeEntry(projects, store, params.id);
    return success;
  });

  serve(api, calls.uploadImage, async ({ params: { id }, query, file }) => {
    await requireRow(projects, store.read, id);
    return storeUpload({ store, media, clock }, file, (writer, picture) =>
      changePictures(writer, store, id, () =>
        addProjectPicture(writer, id, picture.id, query.main === 'true'),
      ),
    );
  });
  serve(api, calls.setMainImage, ({ params: { id, imageId } }) =>
    store.write((writer) => changePictures(writer, store, id, () => setMainPicture(writer, id, imageId))),
  );
  serve(api, calls.removeImage, ({ params: { id, imageId } }) =>
    store.write((writer) =>
      changePictures(writer, store, id, () => removeProjectPicture(writer, id, imageId)),
    ),
  );
  serve(api, calls.reorderImages, ({ params: { id }, body }) =>
    store.write((writer) => changePictures(writer, store, id, () => reorderPictures(writer, id, body.items))),
  );
}
