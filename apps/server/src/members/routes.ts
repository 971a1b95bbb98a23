import { endpoints } from '@vitrin/contract/endpoints';
import { seesHidden } from '../auth/permissions.ts';
import { readEntry } from '../content/contentReads.ts';
import { entryHandlers, pictureHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { authorOf } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import { readTeamPage } from './teamPage.ts';
import { members } from './memberKind.ts';

/** Everything about the team: its page and its members. */
export function memberRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  serveAll(api, endpoints.teamPage, {
    read: ({ query }) => readTeamPage(store.read, query),
    save: async ({ body, viewer }) => {
      await store.write((writer) => writeSetting(writer, 'crewPage', body, { by: authorOf(viewer, clock) }));
      // Others write while the members are read.
      return readTeamPage(store.read);
    },
  });

  serveAll(api, endpoints.members, {
    ...entryHandlers(members, api),
    ...placeHandlers(members, api),
    ...pictureHandlers(members, api, media),
    // Visitors read a member too, and e-mail addresses are told to admins alone.
    read: async ({ params, viewer }) => {
      const { email, ...member } = await readEntry(members, store.read, params.id, viewer);
      return seesHidden(viewer) ? { ...member, email } : member;
    },
  });
}
