import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serveAll } from '../http/serve.ts';
import { requireRole } from '../auth/permissions.ts';
import { authorOf, type VersionSubject } from './keepVersion.ts';
import { compareVersions, listVersions, restoreVersion } from './versions.ts';

/** Settings are an owner's, and so is what they were. */
const leastFor = ({ kind }: VersionSubject) => (kind === 'settings' ? 'owner' : 'editor');

/** Earlier versions of content and settings. */
export function historyRoutes(api: Api): void {
  const { store, clock } = api;
  serveAll(api, endpoints.history, {
    list: async ({ params, query, viewer }) => {
      requireRole(viewer, leastFor(params));
      return listVersions(store.read, params, query);
    },
    compare: async ({ params: { version, ...subject }, query, viewer }) => {
      requireRole(viewer, leastFor(subject));
      return compareVersions(store.read, subject, { version, with: query.with });
    },
    restore: async ({ params: { version, ...subject }, body, viewer }) => {
      requireRole(viewer, leastFor(subject));
      return restoreVersion(store, { subject, version, by: authorOf(viewer, clock) }, body);
    },
  });
}
