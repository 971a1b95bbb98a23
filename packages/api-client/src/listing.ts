import { endpoints, type Endpoint, isPaged, type PartQuery } from '@vitrin/contract/endpoints';
import { cutPage } from '@vitrin/contract/cutPage';
import { tagKey } from '@vitrin/contract/tagKey';

type Shown = { active?: unknown; tags?: unknown };

const isEntry = (value: unknown): value is Shown => typeof value === 'object' && value !== null;

/** The entries that visitors asked for: a server may return hidden ones as well, and posts of every tag. */
export function askedEntries(endpoint: Endpoint, query: object | undefined, received: unknown): unknown {
  if (endpoint.access !== 'public' || !Array.isArray(received)) return received;
  const entries = received.filter(isEntry).filter(({ active }) => active !== false);
  const tag = query !== undefined && 'tag' in query && typeof query.tag === 'string' ? query.tag : undefined;
  if (endpoint !== endpoints.posts.list || tag === undefined) return entries;
  return entries.filter(
    ({ tags }) => Array.isArray(tags) && tags.some((one) => tagKey(String(one)) === tagKey(tag)),
  );
}

/** The page of a visitors' list that was asked for, cut from the whole list of a server that knows no pages. */
export function pageAsked(
  endpoint: Endpoint,
  query: PartQuery,
  whole: unknown,
): { items: unknown; total: number | undefined } {
  const cut = endpoint.access === 'public' && isPaged(endpoint) ? cutPage(whole, query) : undefined;
  return cut ?? { items: whole, total: undefined };
}
