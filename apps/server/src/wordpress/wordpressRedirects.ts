import { tagKey } from '@vitrin/contract/entries/tagKey';
import { blogAddress } from '@vitrin/contract/paths/blogAddress';
import { redirectDraft, redirectKey } from '@vitrin/contract/paths/redirect';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { pagesAmong } from '../redirects/pageAt.ts';
import type { SiteRecord } from '../siteFile/siteKinds.ts';
import type { Reader } from '../store/openStore.ts';
import { shortened } from './plainText.ts';
import { nameOfTerm, type PostLists } from './wordpressEntries.ts';
import type { BriefItem, WordpressIndex } from './wordpressIndex.ts';
import { idOf } from './wordpressPlan.ts';
import type { WxrTerm } from './wxrItem.ts';

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

/**
 * The lists of a post's categories and tags, at WordPress's default addresses, and the lists here: what became the
 * category of a post is a list of the blog, everything else one of a tag.
 */
export function openOldLists({ address, parents }: Pick<WordpressIndex, 'address' | 'parents'>) {
  const found = new Map<string, Moved & { isCategory: boolean }>();
  const folder = URL.canParse(address) ? redirectKey(new URL(address).pathname) : '/';
  const root = folder === '/' ? '' : folder;

  const addressesOf = ({ domain, slug }: WxrTerm): string[] => {
    if (slug === '') return [];
    if (domain === 'category') return [`${root}/category/${slug}`, `${root}/category/${withParents(slug)}`];
    return domain === 'post_tag' || domain === 'tag' ? [`${root}/tag/${slug}`] : [];
  };

  /** A category within another has an address below that one's. */
  const withParents = (slug: string): string => {
    const way = new Set([slug]);
    for (let above = parents.get(slug); above !== undefined && !way.has(above); above = parents.get(above))
      way.add(above);
    return [...way].toReversed().join('/');
  };

  return {
    add: ({ terms }: Pick<BriefItem, 'terms'>, { category, tags }: PostLists, createdAt: string): void => {
      const tagsByKey = new Map(tags.map((tag) => [tagKey(tag), tag]));
      for (const term of terms) {
        const key = tagKey(nameOfTerm(term));
        const isCategory = key === tagKey(category);
        const tag = tagsByKey.get(key);
        const to = isCategory ? blogAddress(category) : tag && sitePaths.tag(tag);
        if (key === '' || to === undefined) continue;
        for (const from of addressesOf(term)) {
          if (isCategory || found.get(from)?.isCategory !== true)
            found.set(from, { from, to, createdAt, isCategory });
        }
      }
    },
    all: (): Iterable<Moved> => found.values(),
  };
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
        leaveOut(
          `the address ${shortened(from)}: ${parsed.error.issues[0]?.message ?? 'no redirect may have it'}`,
        );
    } else if (parsed.data.from !== to && !byFrom.has(parsed.data.from))
      byFrom.set(parsed.data.from, { to, createdAt });
  }
  const pages = await pagesAmong(reader, now, [...byFrom.keys()]);
  for (const from of pages) {
    byFrom.delete(from);
    leaveOut(`the address ${shortened(from)}: a page stands there`);
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
