import { endpoints } from '@vitrin/contract/endpoints';
import type { TrashKind } from '@vitrin/contract/history/trash';
import { requireRole } from '../auth/permissions.ts';
import { authorOf } from '../history/keepVersion.ts';
import { success } from '../http/answers/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import { bringBack, erase, eraseUntil, listTrash } from './trash.ts';

/** The banner is part of the settings, which are for owners. */
const leastFor = (kind: TrashKind) => (kind === 'slider' ? 'owner' : 'editor');

/** The routes of the trash. */
export function trashRoutes(api: Api): void {
  const { store, clock } = api;
  serveAll(api, endpoints.trash, {
    listAll: ({ query }) => listTrash(store.read, query),
    restore: ({ params, body, viewer }) =>
      bringBack(
        store,
        { by: authorOf(viewer, clock), allow: (kind) => requireRole(viewer, leastFor(kind)) },
        params.id,
        body,
      ),
    remove: async ({ params }) => {
      await erase(store, params.id, api.clock.now());
      return success;
    },
    empty: async ({ body: { kind, until } }) => ({
      deleted: await eraseUntil(store, {
        asked: api.clock.now(),
        until: until === undefined ? clock.now() : new Date(until),
        kind,
      }),
    }),
  });
}
