import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serveAll } from '../http/serve.ts';
import { authorOf } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import { readTeamPage } from './teamPage.ts';

/** Everything about the page of the team. */
export function teamPageRoutes(api: Api): void {
  const { store, clock } = api;

  serveAll(api, endpoints.teamPage, {
    read: ({ query }) => readTeamPage(store.read, query),
    save: async ({ body, viewer }) => {
      await store.write((writer) => writeSetting(writer, 'crewPage', body, { by: authorOf(viewer, clock) }));
      // Others write while the members are read.
      return readTeamPage(store.read);
    },
  });
}
