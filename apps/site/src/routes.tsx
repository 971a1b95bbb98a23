import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { oldServiceLoader } from './containers/oldServiceLoader.ts';
import type { SiteApi } from './data.ts';
import { lostPaths } from './navigation/lostPaths.ts';
import type { Loader, RoutePage, SiteRoute, SiteRoutes } from './navigation/page.ts';

type Container = { Component: RoutePage['Component']; loader: (api: SiteApi) => Loader };

const service = () => import('./containers/ServiceContainer.tsx');

/** All routes of the site. Pages are lazy; services are found by their path at request time. */
export function createRoutes(api: SiteApi): SiteRoutes {
  const route = (
    path: string,
    name: string,
    container: () => Promise<Container>,
    options: { overPicture?: boolean; styledBy?: string; stays?: boolean } = {},
  ): SiteRoute => ({
    path,
    module: `src/containers/${name}.tsx`,
    overPicture: options.overPicture ?? false,
    styledBy: options.styledBy,
    stays: options.stays,
    page: async () => {
      const { Component, loader } = await container();
      return { Component, loader: loader(api) };
    },
  });
  const overPicture = { overPicture: true };

  const pages = [
    route(sitePaths.home(), 'HomeContainer', () => import('./containers/HomeContainer.tsx'), {
      overPicture: true,
      styledBy: 'src/containers/WholeHome.tsx',
    }),
    route(sitePaths.about(), 'AboutContainer', () => import('./containers/AboutContainer.tsx')),
    route(sitePaths.team(), 'TeamContainer', () => import('./containers/TeamContainer.tsx')),
    route(sitePaths.contact(), 'ContactContainer', () => import('./containers/ContactContainer.tsx')),
    route(sitePaths.search(), 'SearchContainer', () => import('./containers/SearchContainer.tsx'), {
      stays: true,
    }),
    route(sitePaths.quote(), 'QuoteContainer', () => import('./containers/QuoteContainer.tsx')),
    route(sitePaths.privacy(), 'PrivacyContainer', () => import('./containers/PrivacyContainer.tsx')),
    route(sitePaths.services(), 'ServicesContainer', () => import('./containers/ServicesContainer.tsx')),
    route(sitePaths.projects(), 'ProjectsContainer', () => import('./containers/ProjectsContainer.tsx')),
    route(
      `${sitePaths.projects()}/:path`,
      'ProjectContainer',
      () => import('./containers/ProjectContainer.tsx'),
      overPicture,
    ),
    route(sitePaths.photos(), 'GalleryContainer', () => import('./containers/GalleryContainer.tsx')),
    route(sitePaths.videos(), 'VideosContainer', () => import('./containers/VideosContainer.tsx')),
    route(sitePaths.blog(), 'BlogContainer', () => import('./containers/BlogContainer.tsx')),
    route(`${sitePaths.blog()}/tag/:tag`, 'TagContainer', () => import('./containers/TagContainer.tsx')),
    route(`${sitePaths.blog()}/:path`, 'PostContainer', () => import('./containers/PostContainer.tsx')),
    route(sitePaths.themeDemo(), 'ThemeDemoContainer', () => import('./containers/ThemeDemoContainer.tsx')),
    route(
      sitePaths.colorGuide(),
      'ColorGuideContainer',
      () => import('./containers/ColorGuideContainer.tsx'),
    ),
    route(sitePaths.serviceBySlug(':slug'), 'ServiceContainer', service, overPicture),
    {
      path: sitePaths.serviceByOldSlug(':slug'),
      module: '',
      overPicture: false,
      page: async () => ({ Component: () => null, loader: oldServiceLoader(api) }),
    },
    route('*', 'ServiceContainer', service, overPicture),
  ];
  return {
    pages,
    bringApi: api,
    lost: lostPaths(api),
    failed: route('', 'FailedContainer', () => import('./containers/FailedContainer.tsx')),
  };
}
