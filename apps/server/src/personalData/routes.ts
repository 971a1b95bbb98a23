import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serve } from '../http/serve.ts';
import { purgeIndexes } from '../store/search/purgeIndexes.ts';
import { erasePerson, exportPerson, findPerson, readReport, saveRetention } from './personalData.ts';

const calls = endpoints.personalData;

/** The routes of visitors' data: how long it is kept, and how it is exported or erased. */
export function personalDataRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, calls.report, () => readReport(store, clock));

  serve(api, calls.keepFor, async ({ body }) => {
    await saveRetention(store, body.months, clock);
    return readReport(store, clock);
  });

  serve(api, calls.find, ({ body }) => findPerson(store.read, body));
  serve(api, calls.hand, ({ body }) => exportPerson(store, body, clock));
  serve(api, calls.erase, async ({ body }) => {
    const erased = await erasePerson(store, body, clock);
    await purgeIndexes(store, { table: 'contact_message' });
    return erased;
  });
}
