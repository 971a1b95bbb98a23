import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { viewLimits } from '@vitrin/contract/viewLimits';
import type { RootData } from '../containers/RootContainer.tsx';
import type { SiteApi } from '../data.ts';
import { settle } from '../reads.ts';

/** Reads what the frame needs, with defaults for what cannot be read; `answers` says whether anything could be. */
export async function loadRoot(api: SiteApi): Promise<{ root: RootData; answers: boolean }> {
  const client = await api();
  const [siteInfo, services] = await Promise.all([
    settle(client.siteInfo.read()),
    // One more than menus show, to know whether there are more.
    settle(client.services.listBasic({ query: { pageSize: viewLimits.menuServices + 1 } })),
  ]);
  const root = {
    siteInfo: siteInfo.ok ? siteInfo.data : emptySiteInfo,
    services: services.ok ? services.data : [],
    year: Number(dayInIstanbul(new Date()).slice(0, 4)),
  };
  return { root, answers: siteInfo.ok || services.ok };
}
