import type { Post } from '@vitrin/contract/kinds/post';
import { shownDate } from '@vitrin/contract/entries/shownDate';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { excerpt } from '@vitrin/contract/text/turkish';
import type { BlogPosting, WithContext } from 'schema-dts';
import { absolute, context, organisationId } from '../companyData.ts';
import { summaryCharacters } from './summaryCharacters.ts';

/** What search engines are told of a post. */
export const postData = (post: Post, origin: string): WithContext<BlogPosting> => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt || excerpt(post.details, summaryCharacters),
  datePublished: shownDate(post),
  ...(post.updatedAt !== '' && { dateModified: post.updatedAt }),
  inLanguage: siteLanguage,
  mainEntityOfPage: `${origin}${sitePaths.post(post)}`,
  keywords: [...post.tags],
  publisher: { '@id': organisationId(origin) },
  ...(post.author !== '' && { author: { '@type': 'Person', name: post.author } }),
  ...(post.image && { image: absolute(post.image, origin) }),
  ...(post.category !== '' && { articleSection: post.category }),
});
