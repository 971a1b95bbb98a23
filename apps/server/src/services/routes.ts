import { endpoints } from '@vitrin/contract/endpoints';
import { listActive, listAsked, readEntry } from '../content/contentReads.ts';
import { removeEntry, toggleEntry } from '../content/contentWrites.ts';
import { removePicture, uploadPicture } from '../content/entryPicture.ts';
import { reorderEntries } from '../content/places.ts';
import { notFound } from '../http/httpErrors.ts';
import { success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { services } from './serviceKind.ts';
import { findServiceByPath, listBasicServices } from './serviceQueries.ts';
import { createService, updateService } from './serviceWrites.ts';

const calls = endpoints.services;

/** Everything about services. */
export function serviceRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  const tools = { store, media, clock };

  serve(api, calls.list, () => listActive(services, store.read));
  serve(api, calls.listAll, ({ query }) => listAsked(services, store.read, query));
  serve(api, calls.listBasic, () => listBasicServices(store.read));
  serve(api, calls.byPath, async ({ query }) => {
    const service = await findServiceByPath(store.read, query.path);
    if (service === undefined) throw notFound('Service');
    return service;
  });
  serve(api, calls.read, ({ params, viewer }) => readEntry(services, store.read, params.id, viewer));

  serve(api, calls.create, ({ body }) => createService(store, body, clock));
  serve(api, calls.update, ({ params, body }) => updateService(tools, params.id, body));
  serve(api, calls.toggle, ({ params }) => toggleEntry(services, tools, params.id));
  serve(api, calls.reorder, ({ body }) => reorderEntries(services, store, body.items));
  serve(api, calls.remove, async ({ params }) => {
    await removeEntry(services, store, params.id);
    return success;
  });

  serve(api, calls.uploadImage, ({ params, file }) => uploadPicture(services, tools, params.id, file));
  serve(api, calls.removeImage, ({ params }) => removePicture(services, store, params.id));
}
