import { endpoints } from '@vitrin/contract/endpoints';
import { fixed } from '@vitrin/contract/limits';
import type { Post } from '@vitrin/contract/post';
import { shownDate } from '@vitrin/contract/shownDate';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { excerpt } from '@vitrin/contract/turkish';
import { Feed } from 'feed';
import type { ApiReader } from './apiReader.ts';

const newest = 30;

/** The newest posts of the blog as an Atom feed. */
export async function feedXml(read: ApiReader, origin: string): Promise<string> {
  const [siteInfo, posts] = await Promise.all([read(endpoints.siteInfo.read), read(endpoints.blog.list)]);
  const company = siteInfo.companyName || fixed.defaultCompanyTitle;
  const shown = posts.slice(0, newest);
  const feed = new Feed({
    id: `${origin}${sitePaths.blog()}`,
    title: `${company} – Blog`,
    description: siteInfo.footerDescription,
    link: `${origin}${sitePaths.blog()}`,
    language: 'tr',
    generator: false,
    copyright: company,
    feedLinks: { atom: `${origin}/feed.xml` },
    ...(shown[0] && { updated: dateOf(shown[0]) }),
  });
  for (const post of shown) {
    const link = `${origin}${sitePaths.post(post.id)}`;
    feed.addItem({
      id: link,
      link,
      title: post.title,
      date: new Date(post.updatedAt),
      published: dateOf(post),
      description: post.excerpt || excerpt(post.details, 300),
      author: post.author === '' ? [] : [{ name: post.author }],
      category: [post.category, ...post.tags].filter(Boolean).map((name) => ({ name })),
      ...(post.image && { image: new URL(post.image.url, origin).href }),
    });
  }
  return feed.atom1();
}

const dateOf = (post: Post): Date => new Date(shownDate(post));
