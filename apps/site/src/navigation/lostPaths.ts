import type { SiteApi } from '../data.ts';
import { settle } from '../data.ts';
import type { LostPath } from './page.ts';

const nothing: LostPath = { near: [] };

/** Asks what there is for a path without a page; where nothing can be told, nothing is. Files are no pages. */
export const lostPaths =
  (api: SiteApi) =>
  async (path: string): Promise<LostPath> => {
    if (path.startsWith('/assets/')) return nothing;
    const client = await api();
    const lost = await settle(client.search.lost({ query: { path } }));
    return lost.ok ? lost.data : nothing;
  };
