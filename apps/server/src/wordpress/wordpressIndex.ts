import { redirectKey } from '@vitrin/contract/paths/redirect';
import { SiteFileError } from '../siteFile/siteFileError.ts';
import { plainText } from './plainText.ts';
import { readWxr } from './readWxr.ts';
import type { WxrItem } from './wxrItem.ts';

/** A picture or another file of the old site. */
export type Attachment = { address: string; alt: string; link: string };

/** An entry without its texts. */
export type BriefItem = Omit<WxrItem, 'content' | 'excerpt' | 'attachmentUrl'>;

/** What must be known of the whole export before the first entry can be written. */
export type WordpressIndex = {
  version: string;
  address: string;
  authors: ReadonlyMap<string, string>;
  /** The slugs of the categories that stand within another, with that one's. */
  parents: ReadonlyMap<string, string>;
  attachments: ReadonlyMap<string, Attachment>;
  /** The ids of attachments by their addresses, and by those of their pages. */
  byAddress: ReadonlyMap<string, string>;
  /** The ids of the pictures of entries, by entry id. */
  galleries: ReadonlyMap<string, readonly string[]>;
  /** Posts and pages, in the order of the file. */
  entries: readonly BriefItem[];
  /** The number of entries of each other type. */
  others: ReadonlyMap<string, number>;
  comments: number;
  otherMeta: number;
};

/** The types that are read; others have no equivalent here. */
export const readTypes: ReadonlySet<string> = new Set(['post', 'page']);

/** Indexes an export. Throws SiteFileError. */
export async function indexWordpress(chunks: AsyncIterable<Uint8Array>): Promise<WordpressIndex> {
  let [version, address] = ['', ''];
  const authors = new Map<string, string>();
  const parents = new Map<string, string>();
  const attachments = new Map<string, Attachment>();
  const byAddress = new Map<string, string>();
  const galleries = new Map<string, string[]>();
  const entries: BriefItem[] = [];
  const others = new Map<string, number>();
  let [comments, otherMeta] = [0, 0];
  const ids = new Set<string>();

  const addAttachment = ({ id, attachmentUrl, link, parent, meta }: WxrItem): void => {
    const alt = meta.find(({ key }) => key === '_wp_attachment_image_alt')?.value ?? '';
    attachments.set(id, { address: attachmentUrl, alt: plainText(alt), link });
    byAddress.set(addressKey(attachmentUrl), id);
    byAddress.set(addressKey(link), id);
    if (!isPicture(attachmentUrl) || parent === '' || parent === '0') return;
    const gallery = galleries.get(parent) ?? [];
    gallery.push(id);
    galleries.set(parent, gallery);
  };

  for await (const part of readWxr(chunks)) {
    if (part.kind === 'site') ({ version, address } = part);
    if (part.kind === 'author') authors.set(part.login, plainText(part.name));
    if (part.kind === 'category' && part.parent !== '') parents.set(part.slug, part.parent);
    if (part.kind !== 'item') continue;
    const { content: _content, excerpt: _excerpt, attachmentUrl: _address, ...brief } = part.item;
    comments += brief.comments;
    otherMeta += brief.otherMeta;
    if (brief.type === 'attachment') addAttachment(part.item);
    else if (readTypes.has(brief.type)) {
      const key = keyOf(brief);
      if (ids.has(key)) throw new SiteFileError([`The export has the entry ${key} twice`]);
      ids.add(key);
      entries.push(brief);
    } else others.set(brief.type, (others.get(brief.type) ?? 0) + 1);
  }
  return {
    version,
    address,
    authors,
    parents,
    attachments,
    byAddress,
    galleries,
    entries,
    others,
    comments,
    otherMeta,
  };
}

/** The identity of an entry: its number, else its address. */
export const keyOf = ({ id, link, title }: BriefItem): string => id || link || title;

/** Whether an address is that of a supported picture file. */
export const isPicture = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(address);

/**
 * An address in normal form for comparison: ignoring http or https, www, and a trailing slash. Of its query only an
 * entry's number counts.
 */
export function addressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  const numbered = ['p', 'page_id', 'attachment_id'].map((name) => searchParams.get(name));
  const number = numbered.find((value) => value !== null && /^\d+$/.test(value));
  const place = `${host.replace(/^www\./, '')}${redirectKey(pathname)}`;
  return number === undefined ? place : `${place}?${number}`;
}

/**
 * The address of the original of a resized picture, judged by its name. A picture of its own may have such a name as
 * well: the old site's list of pictures says so.
 */
export const originalOf = ({ byAddress }: Pick<WordpressIndex, 'byAddress'>, address: string): string =>
  byAddress.has(addressKey(address)) ? address : address.replace(/-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i, '');

/** The attachment that an address or a number refers to. */
export function attachmentOf(
  { attachments, byAddress }: WordpressIndex,
  { src, id }: { src: string; id: string },
): Attachment | undefined {
  const found = byAddress.get(addressKey(originalOf({ byAddress }, src)));
  const byId = attachments.get(id);
  // A stale number in a copied text refers to another picture.
  if (byId !== undefined && (src === '' || found === undefined || found === id)) return byId;
  return found === undefined ? undefined : attachments.get(found);
}
