import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serveAll } from '../http/serve.ts';
import { requireRole } from '../auth/permissions.ts';
import { requirePlacesOf } from '../library/takers.ts';
import type { Reader } from '../store/openStore.ts';
import { authorOf, type VersionSubject } from './keepVersion.ts';
import { restoreSite } from './restoreSite.ts';
import { compareVersions, listVersions, restoreVersion } from './versions.ts';

/** Settings and their history are for owners. */
const leastFor = ({ kind }: VersionSubject) => (kind === 'settings' ? 'owner' : 'editor');

/** Routes of earlier versions of content and settings. */
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
      const allow = async (reader: Reader) => {
        if (subject.kind === 'pictures') await requirePlacesOf(reader, viewer, subject.id);
      };
      return restoreVersion(store, { subject, version, by: authorOf(viewer, clock), allow }, body);
    },
  });
  serveAll(api, endpoints.siteAt, {
    // The preview is obtained by performing the restore and rolling it back.
    read: async ({ query: { at }, viewer }) => ({
      at,
      changes: await store.rehearse(() => restoreSite(store, new Date(at), authorOf(viewer, clock))),
    }),
    restore: async ({ body: { at }, viewer }) => {
      const by = authorOf(viewer, clock);
      const changes = await store.together(() => restoreSite(store, new Date(at), by));
      return { at, changes, before: new Date(by.now.getTime() - 1).toISOString() };
    },
  });
}
