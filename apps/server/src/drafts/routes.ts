import { endpoints } from '@vitrin/contract/endpoints';
import { success } from '../http/answers/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import { dropDraft, keepDraft, listDrafts, readDrafts } from './drafts.ts';

/** Routes for unsaved form input of admins. */
export function draftRoutes(api: Api): void {
  const { store, clock } = api;
  serveAll(api, endpoints.drafts, {
    listAll: ({ query, viewer }) => listDrafts(store.read, viewer.user.id, query.kind),
    read: ({ params, viewer }) => readDrafts(store.read, viewer, params),
    save: ({ params, body, viewer }) => keepDraft(store, { viewer, subject: params, now: clock.now() }, body),
    remove: async ({ params, query, viewer }) => {
      await dropDraft(store, viewer.user.id, params, query.version);
      return success;
    },
  });
}
