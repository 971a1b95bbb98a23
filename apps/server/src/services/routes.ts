import { endpoints } from '@vitrin/contract/endpoints';
import { notFound } from '../http/httpErrors.ts';
import { listAnswer, success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture } from '../media/pictures.ts';
import {
  findService,
  findServiceByPath,
  findServices,
  listBasicServices,
  listServices,
} from './serviceQueries.ts';
import {
  createService,
  removeService,
  reorderServices,
  setServicePicture,
  toggleService,
  updateService,
} from './serviceWrites.ts';

const calls = endpoints.services;

/** Everything about services. */
export function serviceRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  serve(api, calls.list, () => listServices(store.read, 'active'));
  serve(api, calls.listAll, async ({ query }) => {
    const { items, total } = await findServices(store.read, query);
    return listAnswer(items, total);
  });
  serve(api, calls.listBasic, () => listBasicServices(store.read));

  serve(api, calls.byPath, async ({ query }) => {
    const service = await findServiceByPath(store.read, query.path);
    if (service === undefined) throw notFound('Service');
    return service;
  });

  serve(api, calls.read, async ({ params, viewer }) => {
    const service = await findService(store.read, params.id);
    if (service === undefined || (!service.active && viewer === null)) throw notFound('Service');
    return service;
  });

  serve(api, calls.create, ({ body }) => createService(store, body, clock));
  serve(api, calls.update, ({ params, body }) => updateService(store, params.id, body, clock));
  serve(api, calls.toggle, ({ params }) => toggleService(store, params.id, clock));
  serve(api, calls.reorder, ({ body }) => reorderServices(store, body.items));

  serve(api, calls.remove, async ({ params }) => {
    await removeService(store, params.id);
    return success;
  });

  serve(api, calls.uploadImage, async ({ params, file }) => {
    if ((await findService(store.read, params.id)) === undefined) throw notFound('Service');
    const prepared = await media.receive(file.path);
    const service = await setServicePicture(store, params.id, (writer) =>
      addPicture(writer, prepared, { alt: '', now: clock.now() }),
    );
    media.wake();
    return service;
  });

  serve(api, calls.removeImage, ({ params }) =>
    setServicePicture(store, params.id, () => Promise.resolve(null)),
  );
}
