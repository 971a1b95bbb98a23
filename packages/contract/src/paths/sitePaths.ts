/** An entry with a page below the list of its kind; `path` is empty where the API has none. */
export type Addressed = { readonly id: string; readonly path: string };

const addressOf = ({ id, path }: Addressed): string => encodeURIComponent(path || id);

/** The address of every public page. No page writes an address of its own. */
export const sitePaths = {
  home: () => '/',
  about: () => '/hakkimizda',
  team: () => '/ekibimiz',
  services: () => '/hizmetlerimiz',
  /** The list of services replaces an address that would lead away from the site. */
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

/** The parameters of the page that asks for a quote: the path of the service or project that it is about. */
export const quoteQuery = { service: 'hizmet', project: 'proje' } as const;

/** The way to ask for a quote, about a service, a project or both where they are given by the paths of their pages. */
export function quoteLink(about: { service?: string | undefined; project?: string } = {}): string {
  const query = new URLSearchParams();
  for (const name of ['service', 'project'] as const) {
    const path = about[name];
    if (path !== undefined) query.set(quoteQuery[name], path);
  }
  return query.size === 0 ? sitePaths.quote() : `${sitePaths.quote()}?${query}`;
}

/** The address of the 1200x630 picture of a shared link; `name` is a stored picture's file, or 'site'. */
export const shareImagePath = (name: string): string => `/paylasim/${name}`;

/** The address of the picture that is drawn for a page with the title of an entry that has no picture. */
export const drawnCardPath = (page: string): string => shareImagePath(`sayfa${page}.jpg`);

/** The address that a preview link is, and the one that ends what it shows. */
export const previewPath = (token: string): string => `/onizleme/${token}`;
export const endPreviewPath = '/onizleme/bitir';

const segmentOf = (path: string): string => path.split(/[/?]/)[1] ?? '';

// Those of entries stand below the address of a list.
const { home: _home, service: _service, project: _project, post: _post, ...pages } = sitePaths;

/** First path segments below which the server answers all addresses itself. */
const serverSegments = ['paylasim', 'onizleme', 'api', 'admin', 'assets', 'images', 'storybook'] as const;

/** What the names of files begin with that the server makes. */
const serverFiles = ['sitemap', 'feed', 'robots', 'manifest', 'favicon'] as const;

/** First path segments that no service may take: those of pages, and what the server answers besides. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...Object.values(pages).map((address) => segmentOf(address('x'))),
  ...serverSegments,
  ...serverFiles,
]);

const serverPath = new RegExp(
  `^/(?:(?:${serverSegments.join('|')})(?:/|$)|(?:${serverFiles.join('|')})[.-])`,
);

/** True for an address that the server answers itself, with no page. */
export const isServerPath = (path: string): boolean => serverPath.test(path);

// Those with a name in their address have many pages.
const { serviceBySlug: _slug, serviceByOldSlug: _oldSlug, tag, search, ...single } = pages;
const fixedPages: ReadonlySet<string> = new Set(
  [sitePaths.home, search, ...Object.values(single)].map((address) => address()),
);

/** True for a page that every site has, and for those of tags. */
export const isFixedPage = (path: string): boolean => fixedPages.has(path) || path.startsWith(tag(''));

/** True where a path belongs to another page, to the server, or is the home page. */
export function isReservedPath(path: string): boolean {
  const first = segmentOf(path);
  return first === '' || reservedSegments.has(first);
}
