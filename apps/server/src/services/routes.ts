import { serviceMessages } from '@vitrin/contract/kinds/service';
import { endpoints } from '@vitrin/contract/endpoints';
import { addressHandlers } from '../content/addressHandlers.ts';
import { activeRows } from '../content/contentReads.ts';
import {
  entryHandlers,
  pictureHandlers,
  pictureListHandlers,
  placeHandlers,
} from '../content/entryHandlers.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { services } from './serviceKind.ts';
import { listBasicServices } from './serviceQueries.ts';

/** The routes of services. */
export function serviceRoutes(api: Api, media: Media): void {
  const { store } = api;
  const handlers = entryHandlers(services, api);
  const further = pictureListHandlers(services, api, media);
  serveAll(api, endpoints.services, {
    ...handlers,
    ...placeHandlers(services, api),
    ...pictureHandlers(services, api, media),
    addFurtherImage: further.add,
    removeFurtherImage: further.remove,
    reorderFurtherImages: further.order,
    ...addressHandlers(services, handlers, {
      read: store.read,
      shown: () => activeRows(services, store.read),
      taken: serviceMessages.pathTaken,
    }),
    listBasic: ({ query }) => listBasicServices(store.read, query),
  });
}
