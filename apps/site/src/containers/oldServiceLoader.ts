import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { redirectTo } from '../navigation/redirectTo.ts';
import type { SiteApi } from '../data.ts';
import { isMissing, settle } from '../reads.ts';
import type { LoaderArgs } from '../navigation/page.ts';
import { pageError } from '../routeError.ts';

/** `/proje-icerik/{slug}` of older links: always a permanent redirect to the service's own address. */
export const oldServiceLoader = (api: SiteApi) => async (args: LoaderArgs) => {
  const client = await api();
  const service = await settle(client.services.byPath({ query: { path: `/${args.params['slug'] ?? ''}` } }));
  if (!service.ok) throw pageError(isMissing(service) ? 404 : 503);
  throw redirectTo(sitePaths.service(service.data), 301);
};
