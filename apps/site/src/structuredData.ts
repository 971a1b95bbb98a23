import type { GalleryItem } from '@vitrin/contract/kinds/galleryItem';
import type { Post } from '@vitrin/contract/kinds/post';
import type { Service } from '@vitrin/contract/kinds/service';
import { shownDate } from '@vitrin/contract/shownDate';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { excerpt } from '@vitrin/contract/turkish';
import type { Video } from '@vitrin/contract/video';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import type {
  BlogPosting,
  BreadcrumbList,
  ImageGallery,
  Service as ServiceThing,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts';
import { absolute, context, companyNameOf, organisationId } from './companyData.ts';

const summaryCharacters = 300;

/** The website as a whole. */
export const websiteData = (siteInfo: SiteInfo, origin: string): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  url: `${origin}/`,
  name: companyNameOf(siteInfo),
  inLanguage: siteLanguage,
  publisher: { '@id': organisationId(origin) },
});

/** The breadcrumb of a page, from the home page on. */
export const breadcrumbData = (
  steps: readonly { name: string; path: string }[],
  origin: string,
): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: `${origin}${step.path}`,
  })),
});

/** A service that the company offers. */
export const serviceData = (service: Service, origin: string): WithContext<ServiceThing> => ({
  '@context': context,
  '@type': 'Service',
  name: service.title,
  description: service.shortDescription || excerpt(service.description, summaryCharacters),
  url: `${origin}${sitePaths.service(service)}`,
  provider: { '@id': organisationId(origin) },
  ...(service.image && { image: absolute(service.image, origin) }),
});

/** A blog post. */
export const postData = (post: Post, origin: string): WithContext<BlogPosting> => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt || excerpt(post.details, summaryCharacters),
  datePublished: shownDate(post),
  ...(post.updatedAt !== '' && { dateModified: post.updatedAt }),
  inLanguage: siteLanguage,
  mainEntityOfPage: `${origin}${sitePaths.post(post.id)}`,
  keywords: [...post.tags],
  publisher: { '@id': organisationId(origin) },
  ...(post.author !== '' && { author: { '@type': 'Person', name: post.author } }),
  ...(post.image && { image: absolute(post.image, origin) }),
  ...(post.category !== '' && { articleSection: post.category }),
});

/** The photo gallery with its pictures. */
export const galleryData = (items: readonly GalleryItem[], origin: string): WithContext<ImageGallery> => ({
  '@context': context,
  '@type': 'ImageGallery',
  url: `${origin}${sitePaths.photos()}`,
  inLanguage: siteLanguage,
  image: items.map((item) => ({
    '@type': 'ImageObject',
    contentUrl: new URL(item.url, origin).href,
    name: item.title,
  })),
});

/** A video on an external site, with the still that we show of it. */
export const videoData = (video: Video, origin: string): WithContext<VideoObject> => ({
  '@context': context,
  '@type': 'VideoObject',
  name: video.title,
  description: video.description || video.title,
  url: video.url,
  embedUrl: video.embedUrl,
  uploadDate: video.date,
  ...(video.image && { thumbnailUrl: absolute(video.image, origin) }),
});
