import { endpoints } from '@vitrin/contract/endpoints';
import { success } from '../http/answers/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import { createPreview, listPreviews, revokePreview } from './previews.ts';

/** The routes of links that show drafts to people without an account. */
export function previewRoutes(api: Api): void {
  serveAll(api, endpoints.previews, {
    listAll: ({ viewer }) => listPreviews(api, viewer),
    create: ({ body, viewer }) => createPreview(api, body, viewer),
    remove: async ({ params, viewer }) => {
      await revokePreview(api.store, params.id, viewer);
      return success;
    },
  });
}
