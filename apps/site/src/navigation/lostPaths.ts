import type { ReadSource, SiteApi } from '../data.ts';
import { isMissing, settle } from '../reads.ts';
import type { LoaderArgs, LostPath } from './page.ts';
import { redirectTo } from './redirectTo.ts';

/** No suggestions, and no redirect. */
export const nothing: LostPath = { near: [] };

/** Whether an entry has another path than the one in the address; an API without paths only has ids. */
const isElsewhere = (entry: { path: string }, asked: string): boolean =>
  entry.path !== '' && entry.path !== asked;

/** Looks up a path without a page; empty on failure. Servers skip file names. */
export const lostPaths =
  (api: SiteApi) =>
  async (path: string): Promise<LostPath> => {
    if (import.meta.env.SSR && path.startsWith('/assets/')) return nothing;
    const client = await api();
    const lost = await settle(client.search.lost({ query: { path } }));
    return lost.ok ? lost.data : nothing;
  };

/**
 * Where the page of an entry is instead of at the path that was asked for. On the server it answers with a redirect, a
 * 404 or, if the entry cannot be read, a 503; in the browser `useEntry` follows it.
 */
export async function lostEntry<T extends { path: string }>(
  api: SiteApi,
  { request, params, answerWith }: LoaderArgs,
  entry: ReadSource<T>,
  addressOf: (entry: T) => string,
): Promise<{ lost: ReadSource<LostPath> }> {
  const look = async (): Promise<LostPath> => {
    const read = await entry;
    if (isMissing(read)) return lostPaths(api)(new URL(request.url).pathname);
    const moved = read.ok && isElsewhere(read.data, params['path'] ?? '');
    return moved ? { ...nothing, movedTo: addressOf(read.data) } : nothing;
  };
  if (!import.meta.env.SSR) return { lost: settle(look()) };
  const read = await entry;
  if (!read.ok) answerWith(isMissing(read) ? 404 : 503);
  const { near, movedTo } = await look();
  if (movedTo !== undefined) throw redirectTo(movedTo, 301);
  return { lost: { ok: true, data: { near } } };
}
