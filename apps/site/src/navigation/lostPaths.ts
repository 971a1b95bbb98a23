import type { SiteApi } from '../data.ts';
import { settle } from '../data.ts';
import type { LostPath } from './page.ts';

const nothing: LostPath = { near: [] };

/** What is nearest to a path whose own entry is missing; where nothing can be told, nothing is. */
export const nearPath = async (api: SiteApi, request: Request): Promise<LostPath['near']> =>
  (await lostPaths(api)(new URL(request.url).pathname)).near;

/** Asks what there is for a path without a page; where nothing can be told, nothing is. Files are no pages. */
export const lostPaths =
  (api: SiteApi) =>
  async (path: string): Promise<LostPath> => {
    if (path.startsWith('/assets/')) return nothing;
    const client = await api();
    const lost = await settle(client.search.lost({ query: { path } }));
    return lost.ok ? lost.data : nothing;
  };
