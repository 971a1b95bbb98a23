import { endpoints, type Endpoint, isPaged, type PartQuery } from '@vitrin/contract/endpoints';
import { cutPage } from '@vitrin/contract/entries/cutPage';
import { tagKey } from '@vitrin/contract/entries/tagKey';

type Shown = { active?: unknown; tags?: unknown };

const isEntry = (value: unknown): value is Shown => typeof value === 'object' && value !== null;

/** The entries that visitors asked for: a server may return hidden ones as well, and posts of every tag. */
export function askedEntries(endpoint: Endpoint, query: object | undefined, received: unknown): unknown {
  if (endpoint.access !== 'public' || !Array.isArray(received)) return received;
  const entries = received.filter(isEntry).filter(({ active }) => active !== false);
  const fits = narrowedBy(endpoint, query);
  const tag = query !== undefined && 'tag' in query && typeof query.tag === 'string' ? query.tag : undefined;
  if (endpoint !== endpoints.posts.list || tag === undefined) return entries.filter(fits);
  return entries.filter(
    ({ tags }) => Array.isArray(tags) && tags.some((one) => tagKey(String(one)) === tagKey(tag)),
  );
}

/** Whether an entry matches the category, stage and service that a list is filtered by. */
function narrowedBy(endpoint: Endpoint, query: object = {}): (entry: object) => boolean {
  const asked = Object.entries(query).filter(
    ([name, value]) =>
      narrowing.has(name) && endpoint.query?.shape[name] !== undefined && value !== undefined,
  );
  const byService = endpoint === endpoints.projects.list && 'service' in query && query.service !== undefined;
  return (entry) => {
    const fields = new Map<string, unknown>(Object.entries(entry));
    // Entries carry the ids of services, not their paths: a server that supports services has filtered the list itself.
    const services = fields.get('serviceIds');
    const isOfService = !byService || (Array.isArray(services) && services.length > 0);
    return isOfService && asked.every(([name, value]) => fields.get(name) === value);
  };
}

const narrowing: ReadonlySet<string> = new Set(['category', 'stage']);

/** The requested page of a visitors' list, cut from the whole list of a server without paging. */
export function pageAsked(
  endpoint: Endpoint,
  query: PartQuery,
  whole: unknown,
): { items: unknown; total: number | undefined } {
  const cut = endpoint.access === 'public' && isPaged(endpoint) ? cutPage(whole, query) : undefined;
  return cut ?? { items: whole, total: undefined };
}
