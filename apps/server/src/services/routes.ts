import { endpoints } from '@vitrin/contract/endpoints';
import { entryHandlers, pictureHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { notFound } from '../http/httpErrors.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { refusingTakenPath } from './oldPaths.ts';
import { services } from './serviceKind.ts';
import { findServiceByPath, listBasicServices } from './serviceQueries.ts';

/** Everything about services. */
export function serviceRoutes(api: Api, media: Media): void {
  const { store } = api;
  const handlers = entryHandlers(services, api);
  serveAll(api, endpoints.services, {
    ...handlers,
    ...placeHandlers(services, api),
    ...pictureHandlers(services, api, media),
    create: (call) => refusingTakenPath(() => handlers.create(call)),
    update: (call) => refusingTakenPath(() => handlers.update(call)),
    listBasic: ({ query }) => listBasicServices(store.read, query),
    byPath: async ({ query }) => {
      const service = await findServiceByPath(store.read, query.path);
      if (service === undefined) throw notFound(services.label);
      return service;
    },
  });
}
