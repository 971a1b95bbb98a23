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
  project: (id: string) => `/projelerimiz/${encodeURIComponent(id)}`,
  photos: () => '/foto-galeri',
  videos: () => '/video-galeri',
  blog: () => '/blog',
  post: (id: string) => `/blog/${encodeURIComponent(id)}`,
  tag: (tag: string) => `/blog/tag/${encodeURIComponent(tag.toWellFormed())}`,
  contact: () => '/iletisim',
  privacy: () => '/aydinlatma-metni',
  themeDemo: () => '/theme-demo',
  colorGuide: () => '/color-guide',
} as const;

/** The address of the 1200x630 picture of a shared link; `name` is a stored picture's file, or 'site'. */
export const shareImagePath = (name: string): string => `/paylasim/${name}`;

const segmentOf = (path: string): string => path.split('/')[1] ?? '';

const { home: _home, service: _service, ...pages } = sitePaths;

/** First path segments that no service may take: those of pages, and what the server answers besides. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...Object.values(pages).map((address) => segmentOf(address('x'))),
  'paylasim',
  'api',
  'admin',
  'assets',
  'images',
  'storybook',
  'sitemap',
  'feed',
  'robots',
  'manifest',
  'favicon',
]);

/** True where a path belongs to another page, to the server, or is the home page. */
export function isReservedPath(path: string): boolean {
  const first = segmentOf(path);
  return first === '' || reservedSegments.has(first);
}
