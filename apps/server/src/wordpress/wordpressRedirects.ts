import { redirectDraft, redirectKey } from '@vitrin/contract/paths/redirect';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { pagesAmong } from '../redirects/pageAt.ts';
import type { SiteRecord } from '../siteFile/siteKinds.ts';
import type { Reader } from '../store/openStore.ts';
import type { BriefItem } from './wordpressIndex.ts';
import { idOf } from './wordpressPlan.ts';

/** An address to be redirected. */
export type Moved = { from: string; to: string; createdAt: string };

/** The old addresses of an entry: its own, and those that WordPress itself redirected. */
export function oldAddressesOf({ link, meta }: BriefItem): string[] {
  if (!URL.canParse(link)) return [];
  const pathname = redirectKey(new URL(link).pathname.replace(/^\/+/, '/'));
  const former = meta.filter(({ key, value }) => key === '_wp_old_slug' && value !== '');
  const above = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  return [pathname, ...former.map(({ value }) => above + value)];
}

/** The lists of a category or tag, at WordPress's default addresses. */
export function oldListsOf(
  site: string,
  { domain, slug, name }: { domain: string; slug: string; name: string },
) {
  const folder = URL.canParse(site) ? redirectKey(new URL(site).pathname) : '/';
  const list = folder === '/' ? '' : folder;
  return { from: `${list}/${domain === 'category' ? 'category' : 'tag'}/${slug}`, to: sitePaths.tag(name) };
}

/** The valid redirects: not where there is a page, and each address once. */
export async function redirectsOf(
  moved: readonly Moved[],
  {
    site,
    reader,
    now,
    leaveOut,
  }: { site: string; reader: Reader; now: Date; leaveOut: (why: string) => void },
): Promise<SiteRecord[]> {
  const byFrom = new Map<string, { to: string; createdAt: string }>();
  for (const { from, to, createdAt } of moved) {
    const parsed = redirectDraft.safeParse({ from, to });
    if (!parsed.success) {
      // The front page, and addresses that only differ in a query, have no path to redirect.
      if (from !== '/')
        leaveOut(`the address ${from}: ${parsed.error.issues[0]?.message ?? 'no redirect may have it'}`);
    } else if (parsed.data.from !== to && !byFrom.has(parsed.data.from))
      byFrom.set(parsed.data.from, { to, createdAt });
  }
  const pages = await pagesAmong(reader, now, [...byFrom.keys()]);
  for (const from of pages) {
    byFrom.delete(from);
    leaveOut(`the address ${from}: a page stands there`);
  }
  return [...byFrom].map(([from, { to, createdAt }]) => ({
    id: idOf(site, 'redirect', from),
    owner: 'site',
    path: from,
    entryId: '',
    target: to,
    createdAt,
  }));
}
