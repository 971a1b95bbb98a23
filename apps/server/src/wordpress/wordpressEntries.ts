import { isEmptyHtml } from '@vitrin/contract/html/isEmptyHtml';
import { limits } from '@vitrin/contract/limits';
import { siteRecords, siteSettings } from '@vitrin/contract/operation/siteFile';
import { tagKey } from '@vitrin/contract/entries/tagKey';
import { storableOf } from '@vitrin/contract/text/storable';
import { excerpt } from '@vitrin/contract/text/turkish';
import { cleanHtml } from '../http/input/cleanHtml.ts';
import { urlOf } from '../media/pictures.ts';
import { readRecord } from '../siteFile/checkSite.ts';
import type { SiteRecord } from '../siteFile/siteKinds.ts';
import { plainText, shortened } from './plainText.ts';
import { timesOf, validTime } from './wordpressTimes.ts';
import type { WxrItem, WxrTerm } from './wxrItem.ts';
import { addressKey, attachmentOf, isPicture, originalOf, type WordpressIndex } from './wordpressIndex.ts';
import { type Brought, isWithinText, type WordpressPictures } from './wordpressPictures.ts';
import type { PlannedEntry, Tell, WordpressPlan } from './wordpressPlan.ts';
import type { NamedPicture } from './textWriter.ts';
import { picturesIn, wordpressText } from './wordpressText.ts';

/** What making entries needs. */
export type EntryTools = {
  index: WordpressIndex;
  plan: WordpressPlan;
  pictures: WordpressPictures;
  /** The id of a picture's row, by its file name. */
  pictureId: (name: string, alt: string) => string;
  /** Reports something within an entry that was not imported. */
  tell: Tell;
};

/** The record of an entry, or why it cannot be imported. */
export type MadeEntry = { record: SiteRecord; lists: PostLists } | { why: string };

/** The lists of a post. */
export type PostLists = { category: string; tags: readonly string[] };

/** Longer texts cannot be saved, even without their markup. */
const mostCharacters = limits.htmlCharacters * 5;

/** Converts an entry of the export, with its pictures. */
export async function makeEntry(item: WxrItem, planned: PlannedEntry, tools: EntryTools): Promise<MadeEntry> {
  if (item.content.length > mostCharacters) return { why: `its text has ${item.content.length} characters` };
  const html = await textOf(item, tools);
  if (isEmptyHtml(html)) return { why: 'it has no text' };
  const title = titleOf(item, html, tools);
  const times = timesOf(item);
  const brief = plainText(item.excerpt) || excerpt(html, limits.aboutTeaserCharacters) || title;
  const shared = { metaTitle: '', metaDescription: '', shareImage: '', noindex: false };
  const facts = { id: planned.id, title, path: planned.path, active: planned.active, ...shared, ...times };
  const pictureId = await featured(item, tools);
  if (planned.as === 'about') {
    const read = checked(readRecord<SiteRecord>(siteSettings.about, { title, description: html, pictureId }));
    return 'why' in read ? read : { ...read, record: { ...read.record, ...times } };
  }
  if (planned.as === 'service') {
    const record = {
      ...facts,
      subtitle: '',
      icon: '',
      shortDescription: excerpt(brief, limits.aboutTeaserCharacters),
      description: html,
      steps: [],
      faq: [],
      displayOrder: planned.place,
      pictureId,
    };
    return checked(readRecord<SiteRecord>(siteRecords.services, record));
  }
  const { category, tags } = termsOf(item, tools.tell);
  const record = {
    ...facts,
    date: (validTime(item.date) ?? times.createdAt).slice(0, 10),
    publishDate: item.status === 'future' ? times.createdAt : null,
    excerpt: excerpt(brief, limits.shortTextCharacters - 1),
    content: '',
    details: html,
    author: (tools.index.authors.get(item.creator) || item.creator).slice(0, limits.titleCharacters),
    category,
    tags,
    pictureId,
  };
  return checked(readRecord<SiteRecord>(siteRecords.posts, record), { category, tags });
}

const noLists: PostLists = { category: '', tags: [] };

const checked = (read: ReturnType<typeof readRecord<SiteRecord>>, lists = noLists): MadeEntry =>
  'value' in read ? { record: read.value, lists } : { why: read.problem };

function titleOf(item: WxrItem, html: string, { tell }: EntryTools): string {
  const given = plainText(item.title);
  const title = excerpt(given || excerpt(html, 60), limits.titleCharacters - 1) || 'Başlıksız';
  if (given === '') tell(item, `it has no title, and is named “${title}” after its text`);
  else if (title !== given) tell(item, 'its title was shortened');
  return title;
}

/** The text with its pictures, which are fetched before it is written. */
async function textOf(item: WxrItem, tools: EntryTools): Promise<string> {
  const { index, plan, tell } = tools;
  const gallery = index.galleries.get(item.id) ?? [];
  const found = new Map<string, { address: string; alt: string }>();
  for (const named of picturesIn(item.content, gallery)) {
    const key = keyOfNamed(named);
    if (found.has(key)) continue;
    const attachment = attachmentOf(index, named);
    const brought = await bring([attachment?.address ?? '', absolute(named.src, index.address)], tools);
    if ('why' in brought) {
      tell(item, `${nameOfPicture(attachment?.address || named.src, named.id)}: ${brought.why}`);
      continue;
    }
    const alt = attachment?.alt ?? '';
    tools.pictureId(brought.facts.name, alt);
    found.set(key, { address: urlOf(brought.facts.name), alt });
  }
  const [stays, dead] = [new Set<string>(), new Set<string>()];
  const { html, left } = wordpressText(item.content, {
    gallery,
    picture: (named) => found.get(keyOfNamed(named)),
    isOfPicture: (href) => isPicture(href) || index.byAddress.has(addressKey(href)),
    link: (href) => {
      const address = absolute(href, index.address);
      if (/\/(?:wp-content|files)\/.*\.[a-z\d]{2,4}$/i.test(address)) stays.add(address);
      const target = plan.targetOf(address);
      if (target !== undefined && target.why !== '') dead.add(`${shortened(address)}, ${target.why}`);
      return target?.to ?? href;
    },
  });
  for (const one of left) tell(item, one);
  for (const link of dead) tell(item, `it links to ${link}`);
  for (const address of stays) {
    if (!isPicture(address))
      tell(item, `the file ${shortened(address)}, to which it links, stays on the old site`);
  }
  return cleanHtml(html);
}

const nameOfPicture = (address: string, id: string): string =>
  isWithinText(address) ? 'a picture within the text' : `the picture ${shortened(address) || `number ${id}`}`;

const keyOfNamed = ({ src, id }: NamedPicture): string => `${id}\n${src}`;

/** An address of the old site, resolved against its host. */
const absolute = (address: string, site: string): string => {
  if (address === '' || address.startsWith('#')) return address;
  return URL.canParse(address, site) ? new URL(address, site).href : address;
};

/** The first address of a picture that works. */
async function bring(
  addresses: readonly string[],
  { index, pictures }: Pick<EntryTools, 'index' | 'pictures'>,
): Promise<Brought> {
  let first: Brought | undefined;
  const filled = addresses.filter((address) => address !== '');
  for (const address of new Set(filled.flatMap((one) => [one, originalOf(index, one)]))) {
    const brought = await pictures.bring(address);
    if ('facts' in brought) return brought;
    first ??= brought;
  }
  return first ?? { why: 'the export has no such picture' };
}

async function featured(item: WxrItem, tools: EntryTools): Promise<string | null> {
  const id = item.meta.findLast(({ key }) => key === '_thumbnail_id')?.value ?? '';
  if (id === '' || id === '0') return null;
  const attachment = tools.index.attachments.get(id);
  const brought = await bring([attachment?.address ?? ''], tools);
  if ('facts' in brought) return tools.pictureId(brought.facts.name, attachment?.alt ?? '');
  tools.tell(item, `its main picture ${shortened(attachment?.address ?? `number ${id}`)}: ${brought.why}`);
  return null;
}

/** The name of a category or tag as it is stored here. */
export const nameOfTerm = ({ name }: Pick<WxrTerm, 'name'>): string =>
  storableOf(plainText(name).slice(0, limits.titleCharacters)).trim();

/** The default category of WordPress. */
const noCategory: ReadonlySet<string> = new Set(['uncategorized', 'genel', 'kategorisiz']);

/** The first category, and all other categories with the tags: entries here have one category and many tags. */
function termsOf(item: WxrItem, tell: Tell): PostLists {
  const categories = item.terms.filter(({ domain, slug }) => domain === 'category' && !noCategory.has(slug));
  const [first = '', ...more] = categories.map(nameOfTerm);
  const ofTags = item.terms.filter(({ domain }) => domain === 'post_tag' || domain === 'tag');
  const given = [...more, ...ofTags.map(nameOfTerm)];
  const byKey = new Map(given.map((tag) => [tagKey(tag), tag]));
  byKey.delete('');
  byKey.delete(tagKey(first));
  const [fitting, long] = [new Array<string>(), new Array<string>()];
  for (const tag of byKey.values()) {
    (tag.length <= limits.tagCharacters && fitting.length < limits.tags ? fitting : long).push(tag);
  }
  if (long.length > 0) tell(item, `tags that are too long or too many: ${long.join(', ')}`);
  return { category: first, tags: fitting };
}
