import { endpoints } from '@vitrin/contract/endpoints';
import { fixed } from '@vitrin/contract/fixed';
import { limits } from '@vitrin/contract/limits';
import type { PostSummary } from '@vitrin/contract/kinds/post';
import { shownDate } from '@vitrin/contract/entries/shownDate';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { excerpt } from '@vitrin/contract/text/turkish';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { typeOfName } from '../media/pictureName.ts';
import type { ApiReader } from './apiReader.ts';
import { type XmlElement, xmlDocument, xmlText } from './xml.ts';

const summaryCharacters = 300;

/** The newest posts of the blog as an Atom feed (RFC 4287). All texts in it are plain ones. */
export async function feedXml({ read, page }: ApiReader, origin: string): Promise<string> {
  const [siteInfo, { items: shown }] = await Promise.all([
    read(endpoints.siteInfo.read),
    page(endpoints.posts.list, { page: 1, pageSize: limits.feedPosts }),
  ]);
  const company = xmlText(siteInfo.companyName) || fixed.defaultCompanyTitle;
  const blog = `${origin}${sitePaths.blog()}`;
  return xmlDocument('feed', {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': siteLanguage,
    id: blog,
    title: `${company} – Blog`,
    ...(siteInfo.footerDescription !== '' && { subtitle: siteInfo.footerDescription }),
    updated: latest(shown.map(changedAt)),
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': blog },
      { '@rel': 'self', '@type': 'application/atom+xml', '@href': `${origin}/feed.xml` },
    ],
    author: { name: company },
    rights: company,
    entry: shown.map((post) => entryOf(post, origin)),
  });
}

function entryOf(post: PostSummary, origin: string): XmlElement {
  const link = `${origin}${sitePaths.post(post)}`;
  const published = new Date(shownDate(post));
  const author = xmlText(post.author);
  const terms = [post.category, ...post.tags].map(xmlText).filter((term) => term !== '');
  return {
    // It stays the same when the address changes.
    id: `${origin}${sitePaths.post({ id: post.id, path: '' })}`,
    title: post.title,
    updated: changedAt(post).toISOString(),
    ...(!Number.isNaN(published.getTime()) && { published: published.toISOString() }),
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': link },
      ...(post.image ? [enclosureOf(post.image.url, origin)] : []),
    ],
    ...(author !== '' && { author: { name: author } }),
    category: terms.map((term) => ({ '@term': term })),
    summary: post.excerpt || excerpt(post.details ?? '', summaryCharacters),
  };
}

function enclosureOf(url: string, origin: string): XmlElement {
  const type = typeOfName(url.split('/').at(-1) ?? '');
  return {
    '@rel': 'enclosure',
    ...(type !== undefined && { '@type': type }),
    '@href': new URL(url, origin).href,
  };
}

/** When a post changed, or its displayed date if its API does not report changes. */
const changedAt = (post: PostSummary): Date => {
  const told = new Date(post.updatedAt || shownDate(post));
  return Number.isNaN(told.getTime()) ? new Date(0) : told;
};

/** The latest moment; the epoch for a feed without posts. */
const latest = (moments: readonly Date[]): string =>
  new Date(Math.max(0, ...moments.map((moment) => moment.getTime()))).toISOString();
