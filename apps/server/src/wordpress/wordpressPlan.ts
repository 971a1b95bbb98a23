import { createHash } from 'node:crypto';
import { entryPathFrom, entryPathOf } from '@vitrin/contract/kinds/entryPath';
import { postPaths } from '@vitrin/contract/kinds/post';
import { servicePath } from '@vitrin/contract/kinds/service';
import { redirectKey } from '@vitrin/contract/paths/redirect';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { pathFromTitle } from '@vitrin/contract/text/turkish';
import { freePathBeside } from '../content/entryPaths.ts';
import type { Reader } from '../store/openStore.ts';
import { plainText } from './plainText.ts';
import { addressKey, type BriefItem, keyOf, type WordpressIndex } from './wordpressIndex.ts';

/** Which pages become what, by the last part of their address. */
export type PageWishes = { services: 'all' | ReadonlySet<string>; about: string };

/** What an entry becomes, and its address and place. */
export type PlannedEntry = {
  as: 'post' | 'service' | 'about';
  id: string;
  path: string;
  /** The address of its page here. */
  address: string;
  place: number;
  /** Whether visitors see it. */
  active: boolean;
};

/** What each entry of an export becomes, by identity. */
export type WordpressPlan = {
  entries: ReadonlyMap<string, PlannedEntry>;
  /** The new addresses of entries by the old ones. */
  moved: ReadonlyMap<string, string>;
};

/** Reports what was left out, and why, or what is worth knowing about what was not. */
export type Tell = (item: Pick<BriefItem, 'type' | 'title' | 'link'>, why: string) => void;

/** A deterministic id for something of the old site, so that importing it again gives the same. */
export function idOf(site: string, kind: string, name: string): string {
  const hash = createHash('sha256')
    .update([addressKey(site), kind, name].join('\n'))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

const shownStatus: ReadonlySet<string> = new Set(['publish', 'future']);
const hiddenStatus: ReadonlySet<string> = new Set(['draft', 'pending', 'private']);

/** Plans all entries before the first is written, since texts link to each other. */
export async function planEntries(
  index: WordpressIndex,
  wishes: PageWishes,
  { reader, leaveOut, tell }: { reader: Reader; leaveOut: Tell; tell: Tell },
): Promise<WordpressPlan> {
  const entries = new Map<string, PlannedEntry>();
  const moved = new Map([[addressKey(index.address), sitePaths.home()]]);
  const places = placesOf(index.entries);
  const paths = { post: freePaths(reader, 'post'), service: freePaths(reader, 'service') };
  for (const item of index.entries) {
    const as = becomes(item, wishes);
    const isKnown = shownStatus.has(item.status) || hiddenStatus.has(item.status);
    if (!isKnown)
      leaveOut(item, item.status === 'trash' ? 'it is in the trash' : `its status is “${item.status}”`);
    else if (as === undefined)
      leaveOut(
        item,
        `--services ${slugOf(item)} makes a service of it, --about ${slugOf(item)} the about page`,
      );
    else {
      const active = shownStatus.has(item.status) && item.password === '';
      if (!active && as === 'about') {
        leaveOut(item, 'only a page that visitors see becomes the about page');
        continue;
      }
      if (!active)
        tell(item, `hidden, as it was ${item.password === '' ? item.status : 'behind a password'}`);
      const id = idOf(index.address, as, keyOf(item));
      const path =
        as === 'about' ? '' : await paths[as](as === 'post' ? postPathOf(item) : servicePathOf(item), id);
      const address = addressAt(as, { id, path });
      entries.set(keyOf(item), { as, id, path, address, place: places.get(keyOf(item)) ?? 1, active });
      if (item.link !== '') moved.set(addressKey(item.link), address);
    }
  }
  return { entries, moved };
}

const addressAt = (as: PlannedEntry['as'], at: { id: string; path: string }): string => {
  if (as === 'about') return sitePaths.about();
  return as === 'post' ? sitePaths.post(at) : sitePaths.service(at);
};

function becomes(item: BriefItem, { services, about }: PageWishes): PlannedEntry['as'] | undefined {
  if (item.type === 'post') return 'post';
  const slug = slugOf(item);
  if (about !== '' && slug === about) return 'about';
  return services === 'all' || services.has(slug) ? 'service' : undefined;
}

/** The last part of an entry's address, decoded. */
function slugOf({ name, link, id }: BriefItem): string {
  const last =
    name || (URL.canParse(link) ? new URL(link).pathname.split('/').findLast(Boolean) : undefined) || id;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

const orderOf = ({ order }: BriefItem): number => Number(order) || 0;

/** The places of pages, in the order of the old page menu. */
function placesOf(entries: readonly BriefItem[]): ReadonlyMap<string, number> {
  const sorted = entries.filter(({ type }) => type === 'page').toSorted((a, b) => orderOf(a) - orderOf(b));
  return new Map(sorted.map((item, place) => [keyOf(item), place + 1]));
}

const postPathOf = (item: BriefItem): string => {
  const path = entryPathFrom(item.name === '' ? plainText(item.title) : slugOf(item), postPaths);
  const isReserved = postPaths.reserved.some((one) => one === path);
  return isReserved || entryPathOf(path) === '' ? `${postPaths.word}-${path}`.slice(0, 60) : path;
};

/** A service's path is a whole address: the page's own, if services can have it. */
function servicePathOf(item: BriefItem): string {
  const path = URL.canParse(item.link) ? redirectKey(new URL(item.link).pathname) : '';
  if (servicePath.safeParse(path).success) return path;
  const slug = pathFromTitle(slugOf(item)).slice(1, 150) || 'hizmet';
  return servicePath.safeParse(`/${slug}`).success ? `/${slug}` : `/hizmet-${slug}`;
}

/** Assigns paths that are free here and in the import; an entry that exists here keeps its own. */
function freePaths(reader: Reader, table: 'post' | 'service') {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return async (base: string, id: string): Promise<string> => {
    const stored = await reader.selectFrom(table).select('path').where('id', '=', id).executeTakeFirst();
    if (stored !== undefined && stored.path !== '' && !taken.has(stored.path)) {
      taken.add(stored.path);
      return stored.path;
    }
    for (let number = numbers.get(base) ?? 1; ; number += 1) {
      const path = await freePathBeside(reader, table, {
        path: number === 1 ? base : `${base}-${number}`,
        id,
      });
      if (taken.has(path)) continue;
      numbers.set(base, number + 1);
      taken.add(path);
      return path;
    }
  };
}
