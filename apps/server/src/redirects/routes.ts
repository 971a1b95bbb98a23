import { endpoints } from '@vitrin/contract/endpoints';
import { deletionBy } from '../trash/deletionBy.ts';
import { success } from '../http/answers/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import { addRedirect, changeRedirect, listRedirects, removeRedirect } from './redirects.ts';

/** The routes of redirects. */
export function redirectRoutes(api: Api): void {
  const { store, clock } = api;
  serveAll(api, endpoints.redirects, {
    listAll: ({ query }) => listRedirects(store, clock.now(), query),
    create: ({ body }) => addRedirect(store, clock.now(), body),
    update: ({ params, body }) => changeRedirect(store, clock.now(), params.id, body),
    remove: async ({ params, viewer }) => {
      await removeRedirect(store, params.id, deletionBy(viewer, clock));
      return success;
    },
  });
}
