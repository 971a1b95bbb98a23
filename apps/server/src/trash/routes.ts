import { endpoints } from '@vitrin/contract/endpoints';
import type { TrashKind } from '@vitrin/contract/history/trash';
import { requireRole } from '../auth/permissions.ts';
import { authorOf } from '../history/keepVersion.ts';
import { success } from '../http/answers/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import { purgeIndexes } from '../store/search/purgeIndexes.ts';
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
      await erase(store, params.id, clock.now());
      await purgeIndexes(store, { table: 'contact_message' });
      return success;
    },
    empty: async ({ body: { kind, until } }) => {
      const deleted = await eraseUntil(store, {
        asked: clock.now(),
        until: until === undefined ? clock.now() : new Date(until),
        kind,
      });
      await purgeIndexes(store, { table: 'contact_message' });
      return { deleted };
    },
  });
}
