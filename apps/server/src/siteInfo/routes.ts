import { endpoints } from '@vitrin/contract/endpoints';
import { type SiteInfo, siteInfoDraft } from '@vitrin/contract/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/siteInfoDefaults';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serve } from '../http/serve.ts';
import { changeSetting, readSetting } from '../settings/documents.ts';

const facts = siteInfoDraft.partial();

/** The company's facts. Messages are delivered to the inbox unless an admin chose otherwise. */
const siteInfoOf = (stored: unknown): SiteInfo => ({
  ...emptySiteInfo,
  contactDelivery: 'inbox',
  ...definedOnly(facts.parse(stored)),
});

/** Reading and changing the company's facts. */
export function siteInfoRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, endpoints.siteInfo.read, async () => siteInfoOf(await readSetting(store.read, 'siteInfo')));

  serve(api, endpoints.siteInfo.save, ({ body }) =>
    store.write(async (writer) => siteInfoOf(await changeSetting(writer, 'siteInfo', body, clock.now()))),
  );
}
