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
import { timesOf } from './wordpressTimes.ts';

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

/** Where a link to an entry of the old site leads here, if anywhere, and why visitors find nothing there. */
export type LinkTarget = { to: string | undefined; why: string };

/** What each entry of an export becomes, by identity. */
export type WordpressPlan = {
  entries: ReadonlyMap<string, PlannedEntry>;
  /** The addresses here of entries that are not imported because theirs shows something newer. */
  replaced: ReadonlyMap<string, string>;
  /** Where links to an address of the old site lead; undefined if it is not that of an entry. */
  targetOf: (address: string) => LinkTarget | undefined;
  /** Takes out an entry that cannot be imported. Returns whether `targetOf` was asked about it: links lead nowhere then. */
  takeOut: (item: BriefItem) => boolean;
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

const importedStatus: ReadonlySet<string> = new Set(['publish', 'future', 'draft', 'pending', 'private']);

/** Whether visitors see an entry. Only posts appear at a given time. */
const isShown = ({ status, password }: BriefItem, as: PlannedEntry['as']): boolean =>
  password === '' && (status === 'publish' || (status === 'future' && as === 'post'));

function hiddenState({ status, password }: BriefItem): string {
  if (password !== '') return 'behind a password';
  return status === 'future' ? 'scheduled' : status;
}

const notImported: LinkTarget = { to: undefined, why: 'which is not imported' };

/** Plans all entries before the first is written, since texts link to each other. */
export async function planEntries(
  index: WordpressIndex,
  wishes: PageWishes,
  { reader, leaveOut, tell }: { reader: Reader; leaveOut: Tell; tell: Tell },
): Promise<WordpressPlan> {
  const entries = new Map<string, PlannedEntry>();
  const home = { key: addressKey(index.address), target: { to: sitePaths.home(), why: '' } };
  const targets = new Map<string, LinkTarget>([[home.key, home.target]]);
  const replaced = new Map<string, string>();
  const asked = new Set<string>();
  const places = placesOf(index.entries);
  const paths = { post: freePaths(reader, 'post'), service: freePaths(reader, 'service') };
  const about = aboutPageOf(index.entries, wishes.about);
  const aboutHere = await reader
    .selectFrom('setting')
    .select('updatedAt')
    .where('key', '=', 'about')
    .executeTakeFirst();

  const decide = (item: BriefItem): { as: PlannedEntry['as'] } | { why: string; replacedBy?: string } => {
    if (item.status === 'trash') return { why: 'it is in the trash' };
    if (!importedStatus.has(item.status)) return { why: `its status is “${item.status}”` };
    const as = item === about ? 'about' : becomes(item, wishes);
    const slug = slugOf(item);
    if (as === undefined && slug === wishes.about)
      return { why: 'another page of this name becomes the about page' };
    if (as === undefined)
      return { why: `--services ${slug} makes a service of it, --about ${slug} the about page` };
    if (as === 'about' && !isShown(item, as))
      return { why: 'only a page that visitors see becomes the about page' };
    if (as === 'about' && aboutHere !== undefined && aboutHere.updatedAt > new Date(timesOf(item).updatedAt))
      return { why: 'the about page here was saved later, and stays', replacedBy: sitePaths.about() };
    return { as };
  };

  for (const item of index.entries) {
    const decided = decide(item);
    const linkKey = item.link === '' ? undefined : addressKey(item.link);
    if ('why' in decided) {
      leaveOut(item, decided.why);
      const { replacedBy } = decided;
      if (replacedBy !== undefined) replaced.set(keyOf(item), replacedBy);
      const target = replacedBy === undefined ? notImported : { to: replacedBy, why: '' };
      if (linkKey !== undefined && !targets.has(linkKey)) targets.set(linkKey, target);
      continue;
    }
    const { as } = decided;
    const active = isShown(item, as);
    if (!active) tell(item, `hidden, as it was ${hiddenState(item)}`);
    const id = idOf(index.address, as, keyOf(item));
    const path =
      as === 'about' ? '' : await paths[as](as === 'post' ? postPathOf(item) : servicePathOf(item), id);
    const address = addressAt(as, { id, path });
    entries.set(keyOf(item), { as, id, path, address, place: places.get(keyOf(item)) ?? 1, active });
    if (linkKey !== undefined)
      targets.set(linkKey, { to: address, why: active ? '' : 'which is hidden here' });
  }
  return {
    entries,
    replaced,
    targetOf: (address) => {
      const key = addressKey(address);
      asked.add(key);
      if (key === home.key && asksForMore(address)) return notImported;
      const target = targets.get(key);
      if (target?.to === undefined) return target;
      return { ...target, to: target.to + (URL.parse(address)?.hash ?? '') };
    },
    takeOut: (item) => {
      entries.delete(keyOf(item));
      const key = addressKey(item.link);
      if (item.link === '' || !targets.has(key)) return false;
      targets.set(key, key === home.key ? home.target : notImported);
      return asked.has(key);
    },
  };
}

/** Whether an address asks for more than a page, as for a search or a feed, which the old site has at its home address. */
const asksForMore = (address: string): boolean =>
  URL.canParse(address) &&
  [...new URL(address).searchParams.keys()].some((name) => !/^utm_|clid$/.test(name));

const addressAt = (as: PlannedEntry['as'], at: { id: string; path: string }): string => {
  if (as === 'about') return sitePaths.about();
  return as === 'post' ? sitePaths.post(at) : sitePaths.service(at);
};

function becomes(item: BriefItem, { services }: PageWishes): PlannedEntry['as'] | undefined {
  if (item.type === 'post') return 'post';
  return services === 'all' || services.has(slugOf(item)) ? 'service' : undefined;
}

/** The about page. Of several pages of its name it is one that visitors see, and rather one that is below no other. */
function aboutPageOf(entries: readonly BriefItem[], about: string): BriefItem | undefined {
  if (about === '') return undefined;
  const named = entries.filter((item) => item.type === 'page' && slugOf(item) === about);
  const shown = named.filter((item) => isShown(item, 'about'));
  return shown.find(({ parent }) => parent === '' || parent === '0') ?? shown[0] ?? named[0];
}

/** What is wrong with the wishes: names that no page of the export has. */
export function unknownPages({ entries }: WordpressIndex, { services, about }: PageWishes): string[] {
  const known = new Set(entries.filter(({ type }) => type === 'page').map(slugOf));
  const wished = [
    ...(services === 'all' ? [] : [...services].map((slug) => ({ option: '--services', slug }))),
    ...(about === '' ? [] : [{ option: '--about', slug: about }]),
  ];
  return wished
    .filter(({ slug }) => !known.has(slug))
    .map(({ option, slug }) => `${option} ${slug}: no page of the export has this name`);
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
  return async (base: string, id: string): Promise<string> => {
    const stored = await reader.selectFrom(table).select('path').where('id', '=', id).executeTakeFirst();
    const isKept = stored !== undefined && stored.path !== '' && !taken.has(stored.path);
    const path = isKept ? stored.path : await freePathBeside(reader, table, { path: base, id, taken });
    taken.add(path);
    return path;
  };
}
