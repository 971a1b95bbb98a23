import { endpoints } from '@vitrin/contract/endpoints';
import type { Image } from '@vitrin/contract/image';
import { sitePaths } from '@vitrin/contract/sitePaths';
import type { ApiReader } from './apiReader.ts';
import { type XmlElement, xmlDocument, xmlText } from './xml.ts';

type Entry = { path: string; updatedAt?: string; images?: readonly (Image | null)[]; title?: string };

/** How many entries search engines read of a sitemap, and how many pictures of a page. */
const mostPages = 50_000;
const mostImages = 1_000;

/** Every page that visitors may find, with the day of its last change and its pictures. */
export async function sitemapXml(read: ApiReader, origin: string): Promise<string> {
  const [services, projects, posts, gallery] = await Promise.all([
    read(endpoints.services.list),
    read(endpoints.projects.list),
    read(endpoints.posts.list),
    read(endpoints.gallery.list),
  ]);
  const entries: Entry[] = [
    { path: sitePaths.home() },
    { path: sitePaths.about() },
    { path: sitePaths.team() },
    { path: sitePaths.services() },
    ...services.map((service) => ({
      path: sitePaths.service(service),
      updatedAt: service.updatedAt,
      images: [service.image],
      title: service.title,
    })),
    { path: sitePaths.projects() },
    ...projects.map((project) => ({
      path: sitePaths.project(project.id),
      updatedAt: project.updatedAt,
      images: project.images,
      title: project.title,
    })),
    { path: sitePaths.photos(), images: gallery },
    { path: sitePaths.videos() },
    { path: sitePaths.blog() },
    ...posts.map((post) => ({
      path: sitePaths.post(post.id),
      updatedAt: post.updatedAt,
      images: [post.image],
      title: post.title,
    })),
    { path: sitePaths.contact() },
  ];
  return xmlDocument('urlset', {
    '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    url: entries.slice(0, mostPages).map((entry) => pageOf(entry, origin)),
  });
}

function pageOf(entry: Entry, origin: string): XmlElement {
  const images = (entry.images ?? []).filter((image) => image !== null).slice(0, mostImages);
  return {
    loc: new URL(`${origin}${entry.path}`).href,
    ...(entry.updatedAt && { lastmod: new Date(entry.updatedAt).toISOString() }),
    'image:image': images.map((image) => pictureOf(image, entry, origin)),
  };
}

function pictureOf(image: Image, entry: Entry, origin: string): XmlElement {
  const loc = { 'image:loc': new URL(image.url, origin).href };
  const caption = xmlText(image.alt ?? '') || xmlText(entry.title ?? '');
  return caption === '' ? loc : { ...loc, 'image:caption': caption };
}
