import { redirectDraft, redirectKey } from '@vitrin/contract/paths/redirect';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { pagesAmong } from '../redirects/pageAt.ts';
import type { SiteRecord } from '../siteFile/siteKinds.ts';
import type { Reader } from '../store/openStore.ts';
import type { BriefItem } from './wordpressIndex.ts';
import { idOf } from './wordpressPlan.ts';

/** An address that is to lead on. */
export type Moved = { from: string; to: string; createdAt: string };

/** The old addresses of an entry: its own, and those that WordPress itself still led on from. */
export function oldAddressesOf({ link, meta }: BriefItem): string[] {
  if (!URL.canParse(link)) return [];
  const pathname = redirectKey(new URL(link).pathname.replace(/^\/+/, '/'));
  const former = meta.filter(({ key, value }) => key === '_wp_old_slug' && value !== '');
  const above = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  return [pathname, ...former.map(({ value }) => above + value)];
}

/** The lists of a category or tag, at the addresses that WordPress gives them where nobody chose others. */
export function oldListsOf(
  site: string,
  { domain, slug, name }: { domain: string; slug: string; name: string },
) {
  const folder = URL.canParse(site) ? redirectKey(new URL(site).pathname) : '/';
  const list = folder === '/' ? '' : folder;
  return { from: `${list}/${domain === 'category' ? 'category' : 'tag'}/${slug}`, to: sitePaths.tag(name) };
}

/** Redirects as far as they may be: not where a page stands, and each address once. */
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
      // The address of a site's front page, and those that only differ by a number behind "?", have no path to lead on from.
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
