import { endpoints } from '@vitrin/contract/endpoints';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import type { ApiReader, ListEndpoint } from './apiReader.ts';

/** A picture of a page, of which search engines are told. */
export type SitemapPicture = { url: string; alt?: string | undefined };

/** A page in the sitemap. */
export type SitemapEntry = {
  path: string;
  updatedAt?: string;
  images?: readonly (SitemapPicture | null)[];
  title?: string;
  /** Hidden from search engines. */
  noindex?: boolean;
};

/** A list whose entries have pages of their own: how many there are, and those from a place on, `readAtOnce` at a time. */
export type SitemapList = {
  count: () => Promise<number>;
  entries: (from: number) => AsyncIterable<SitemapEntry[]>;
};

/** What the site has, and whether it takes requests for quotes. */
export type SitemapSite = Pick<SiteInfo, 'filled' | 'contactDelivery'>;

/** What a sitemap is made from: the site, lists by the names of their files, and the gallery. */
export type SitemapSource = {
  site: () => Promise<SitemapSite>;
  lists: Readonly<Record<'hizmetler' | 'projeler' | 'yazilar', SitemapList>>;
  gallery: SitemapList;
};

/** How many entries are read at a time, so that other requests get their turn in between; lists begin at a multiple. */
export const readAtOnce = 200;

/** A sitemap made from any API that visitors can read. */
export function sitemapOfApi(api: ApiReader): SitemapSource {
  const { services, projects, posts, gallery, siteInfo } = endpoints;
  const listed = <E extends ListEndpoint>(
    endpoint: E,
    entryOf: (items: Awaited<ReturnType<typeof api.page<E>>>['items']) => SitemapEntry[],
  ): SitemapList => ({
    count: async () => (await api.page(endpoint, { page: 1, pageSize: 1 })).total,
    entries: async function* (from) {
      for (let page = from / readAtOnce + 1; ; page += 1) {
        const { items } = await api.page(endpoint, { page, pageSize: readAtOnce });
        const entries = entryOf(items);
        if (entries.length > 0) yield entries;
        if (entries.length < readAtOnce) return;
      }
    },
  });
  return {
    site: () => api.read(siteInfo.read),
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
