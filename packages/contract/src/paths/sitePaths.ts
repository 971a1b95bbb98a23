/** An entry with a page below the list of its kind; `path` is empty if the API has none. */
export type Addressed = { readonly id: string; readonly path: string };

const addressOf = ({ id, path }: Addressed): string => encodeURIComponent(path || id);

/** The addresses of all public pages. Pages never write addresses themselves. */
export const sitePaths = {
  home: () => '/',
  about: () => '/hakkimizda',
  team: () => '/ekibimiz',
  services: () => '/hizmetlerimiz',
  /** The list of services replaces an address that would leave the site. */
  service: (service: { path: string }) => service.path || '/hizmetlerimiz',
  serviceBySlug: (slug: string) => `/hizmet-icerik/${slug}`,
  serviceByOldSlug: (slug: string) => `/proje-icerik/${slug}`,
  projects: () => '/projelerimiz',
  project: (project: Addressed) => `/projelerimiz/${addressOf(project)}`,
  photos: () => '/foto-galeri',
  videos: () => '/video-galeri',
  blog: () => '/blog',
  post: (post: Addressed) => `/blog/${addressOf(post)}`,
  tag: (tag: string) => `/blog/tag/${encodeURIComponent(tag.toWellFormed())}`,
  search: (q = '') => (q === '' ? '/ara' : `/ara?q=${encodeURIComponent(q.toWellFormed())}`),
  contact: () => '/iletisim',
  quote: () => '/teklif-al',
  privacy: () => '/aydinlatma-metni',
  themeDemo: () => '/theme-demo',
  colorGuide: () => '/color-guide',
} as const;

/** The query parameters of the quote page: the path of the service or project that it is about. */
export const quoteQuery = { service: 'hizmet', project: 'proje' } as const;

/** The address of the quote page, about a service, a project or both, given by the paths of their pages. */
export function quoteLink(about: { service?: string | undefined; project?: string } = {}): string {
  const query = new URLSearchParams();
  for (const name of ['service', 'project'] as const) {
    const path = about[name];
    if (path !== undefined) query.set(quoteQuery[name], path);
  }
  return query.size === 0 ? sitePaths.quote() : `${sitePaths.quote()}?${query}`;
}

const previewSegment = 'onizleme';

/** The address of a preview link, and the one that ends the preview. */
export const previewPath = (token: string): string => `/${previewSegment}/${token}`;
export const endPreviewPath = previewPath('bitir');

/** Whether a path leads to such an address: to the server, escaped letters and doubled slashes make no difference. */
export const isPreviewPath = (path: string): boolean =>
  previewStart.test(path.replace(/%[0-7][\da-f]/gi, (escape) => decodeURIComponent(escape)));

const previewStart = new RegExp(`^/+${previewSegment}(?:/|$)`);
