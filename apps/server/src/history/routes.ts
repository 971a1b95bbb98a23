import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serveAll } from '../http/serve.ts';
import { authorOf } from './keepVersion.ts';
import { compareVersions, listVersions, restoreVersion } from './versions.ts';

/** Earlier versions of content and settings. */
export function historyRoutes(api: Api): void {
  const { store, clock } = api;
  serveAll(api, endpoints.history, {
    list: ({ params, query }) => listVersions(store.read, params, query),
    compare: ({ params: { version, ...subject }, query }) =>
      compareVersions(store.read, subject, { version, with: query.with }),
    restore: ({ params: { version, ...subject }, body, viewer }) =>
      restoreVersion(store, { subject, version, by: authorOf(viewer, clock) }, body),
  });
}
