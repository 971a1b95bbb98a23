import { endpoints } from '@vitrin/contract/endpoints';
import { authorOf } from '../history/keepVersion.ts';
import { success } from '../http/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import { bringBack, erase, eraseUntil, listTrash } from './trash.ts';

/** What was deleted, until it is gone for good. */
export function trashRoutes(api: Api): void {
  const { store, clock } = api;
  serveAll(api, endpoints.trash, {
    listAll: ({ query }) => listTrash(store.read, query),
    restore: ({ params, body, viewer }) => bringBack(store, authorOf(viewer, clock), params.id, body),
    remove: async ({ params }) => {
      await erase(store, params.id);
      return success;
    },
    empty: async ({ body: { kind, until } }) => ({
      deleted: await eraseUntil(store, {
        until: until === undefined ? clock.now() : new Date(until),
        kind,
      }),
    }),
  });
}
