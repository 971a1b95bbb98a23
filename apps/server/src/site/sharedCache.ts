import type { FastifyBaseLogger } from 'fastify';
import type { ContentVersion, TablesRead } from '../store/contentVersion.ts';

/** A shared cache in front, such as a CDN, that may keep pages for this many seconds. */
export type SharedCache = { seconds: number };

/** The key of every page, for purging all of them at once. */
const everyPage = 'page';

/** The key of pages that may show anything. */
const anyTable = 'any';

/** How long a stale page may be served while a new one is fetched, and while this server cannot be reached. */
const revalidateSeconds = 60;
const standInSeconds = 24 * 60 * 60;

/** For how long a cache in front may show a page that it was just given, in seconds. */
export const longestInSharedCache = ({ seconds }: SharedCache): number => seconds + revalidateSeconds;

/**
 * The headers of a page for a shared cache: its lifetime (RFC 9111, `s-maxage`), and the keys for purging it:
 * `Surrogate-Key` for Fastly and Varnish, `Cache-Tag` for Cloudflare. Browsers revalidate every time.
 */
export function sharedCacheHeaders(
  { freshUntil, tables }: { freshUntil: Date; tables: TablesRead },
  { seconds }: SharedCache,
  now: Date,
): Record<string, string> {
  const left = Math.max(0, Math.floor((freshUntil.getTime() - now.getTime()) / 1_000));
  const kept = Math.min(seconds, left);
  // A stale page is served only while it is still correct, so that planned publications are not delayed.
  const standsIn = Math.min(revalidateSeconds, left - kept);
  const keys = [everyPage, ...(tables ?? [anyTable])];
  return {
    'cache-control': [
      'public',
      'max-age=0',
      `s-maxage=${kept}`,
      `stale-while-revalidate=${standsIn}`,
      `stale-if-error=${standInSeconds}`,
    ].join(', '),
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  };
}

/** How to purge a shared cache. */
export type PurgeHook = { url: string; token?: string | undefined };

const askEveryMs = 1_000;
const longestWaitMs = 60_000;
const patienceMs = 10_000;

/**
 * Purges stale pages from a shared cache, about a second after a write by any process: a POST with the keys in
 * `Surrogate-Key` and as `{"tags": […]}`. It is retried until it succeeds; at start everything is purged, since earlier
 * writes were not observed.
 */
export function purgeWhenChanged(options: {
  version: () => Promise<ContentVersion>;
  hook: PurgeHook;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): { stop: () => void } {
  const { version, hook, log } = options;
  let told: ContentVersion | undefined;
  let waitMs = askEveryMs;
  let timer: NodeJS.Timeout;

  async function look(): Promise<void> {
    try {
      const current = await version();
      if (current.id !== told?.id) await purge(hook, changedKeys(told, current));
      told = current;
      waitMs = askEveryMs;
    } catch (error) {
      waitMs = Math.min(2 * waitMs, longestWaitMs);
      log.warn({ err: error }, `The cache in front could not be purged; next try in ${waitMs / 1_000} s`);
    }
    timer = setTimeout(() => void look(), waitMs).unref();
  }

  timer = setTimeout(() => void look(), 0).unref();
  return { stop: () => clearTimeout(timer) };
}

/** The keys of pages that a change has made stale. */
function changedKeys(from: ContentVersion | undefined, to: ContentVersion): string[] {
  if (from === undefined) return [everyPage];
  const changed = Object.keys(to.tables).filter((table) => to.tables[table] !== from.tables[table]);
  return [anyTable, ...changed];
}

async function purge({ url, token }: PurgeHook, keys: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'surrogate-key': keys.join(' '),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags: keys }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answered ${response.status}`);
}
