import { endpoints, type Endpoint } from '@vitrin/contract/endpoints';
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
