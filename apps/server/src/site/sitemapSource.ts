import { endpoints } from '@vitrin/contract/endpoints';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { ApiReader, ListEndpoint } from './apiReader.ts';

/** A picture of a page, of which search engines are told. */
export type SitemapPicture = { url: string; alt?: string | undefined };

/** A page as the sitemap names it. */
export type SitemapEntry = {
  path: string;
  updatedAt?: string;
  images?: readonly (SitemapPicture | null)[];
  title?: string;
  /** Search engines are to leave it out. */
  noindex?: boolean;
};

/** A list whose entries have pages of their own; pages of it are counted from 1 and have `readAtOnce` entries. */
export type SitemapList = {
  count: () => Promise<number>;
  entries: (page: number) => Promise<SitemapEntry[]>;
};

/** What a sitemap is made of: lists by the names that their files have, and the gallery. */
export type SitemapSource = {
  lists: Readonly<Record<'hizmetler' | 'projeler' | 'yazilar', SitemapList>>;
  gallery: SitemapList;
};

/** Entries that are read at a time, so that other requests have their turns in between. */
export const readAtOnce = 200;

/** What a sitemap is made of, of any API that visitors can read. */
export function sitemapOfApi(api: ApiReader): SitemapSource {
  const { services, projects, posts, gallery } = endpoints;
  const listed = <E extends ListEndpoint>(
    endpoint: E,
    entryOf: (items: Awaited<ReturnType<typeof api.page<E>>>['items']) => SitemapEntry[],
  ): SitemapList => ({
    count: async () => (await api.page(endpoint, { page: 1, pageSize: 1 })).total,
    entries: async (page) => entryOf((await api.page(endpoint, { page, pageSize: readAtOnce })).items),
  });
  return {
    lists: {
      hizmetler: listed(services.list, (items) =>
        items.map((item) => ({ ...item, path: sitePaths.service(item), images: [item.image] })),
      ),
      projeler: listed(projects.list, (items) =>
        items.map((item) => ({ ...item, path: sitePaths.project(item), images: [item.image] })),
      ),
      yazilar: listed(posts.list, (items) =>
        items.map((item) => ({ ...item, path: sitePaths.post(item), images: [item.image] })),
      ),
    },
    gallery: listed(gallery.list, (items) =>
      items.map((item) => ({ path: sitePaths.photos(), images: [item] })),
    ),
  };
}
