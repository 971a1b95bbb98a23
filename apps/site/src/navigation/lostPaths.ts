import type { SiteApi } from '../data.ts';
import { settle } from '../reads.ts';
import type { LostPath } from './page.ts';

const nothing: LostPath = { near: [] };

/** Suggestions for a path whose entry is missing; empty on failure. */
export const nearPath = async (api: SiteApi, request: Request): Promise<LostPath['near']> =>
  (await lostPaths(api)(new URL(request.url).pathname)).near;

/** Looks up a path without a page; empty on failure. File names are skipped. */
export const lostPaths =
  (api: SiteApi) =>
  async (path: string): Promise<LostPath> => {
    if (path.startsWith('/assets/')) return nothing;
    const client = await api();
    const lost = await settle(client.search.lost({ query: { path } }));
    return lost.ok ? lost.data : nothing;
  };
