import { Readable } from 'node:stream';
import { endpoints } from '@vitrin/contract/endpoints';
import type { Image } from '@vitrin/contract/image';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import type { ApiReader } from './apiReader.ts';

type Entry = { path: string; updatedAt?: string; images?: readonly (Image | null)[]; title?: string };

/** Every page that visitors may find, with the day of its last change and its pictures. */
export async function sitemapXml(read: ApiReader, origin: string): Promise<Buffer> {
  const [services, projects, posts, gallery] = await Promise.all([
    read(endpoints.services.list),
    read(endpoints.projects.list),
    read(endpoints.blog.list),
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
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, xhtml: false, video: false, image: true },
  });
  return streamToPromise(Readable.from(entries.map((entry) => itemOf(entry, origin))).pipe(stream));
}

function itemOf(entry: Entry, origin: string): SitemapItemLoose {
  const images = (entry.images ?? []).filter((image) => image !== null);
  return {
    url: entry.path,
    ...(entry.updatedAt !== undefined && { lastmod: entry.updatedAt }),
    img: images.map((image) => ({
      url: new URL(image.url, origin).href,
      caption: image.alt || entry.title || '',
    })),
  };
}
