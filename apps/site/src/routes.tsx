import { sitePaths } from '@vitrin/contract/sitePaths';
import type { RouteObject } from 'react-router-dom';
import { oldServiceLoader } from './containers/oldServiceLoader.ts';
import { RootContainer, RootErrorContainer, rootLoader } from './containers/RootContainer.tsx';
import type { SiteApi } from './data.ts';
import { type RouteHandle, routeIds } from './routeHandle.ts';

const handle = (module: string, overPicture: boolean): RouteHandle => ({ module, overPicture });

/** All addresses of the site. Pages are lazy; services are found by their path when a request comes in. */
export function createRoutes(api: SiteApi): RouteObject[] {
  const servicePage = {
    lazy: async () => {
      const page = await import('./containers/ServiceContainer.tsx');
      return { Component: page.Component, loader: page.loader(api) };
    },
    handle: handle('src/containers/ServiceContainer.tsx', true),
  };
  return [
    {
      id: routeIds.root,
      path: sitePaths.home(),
      Component: RootContainer,
      ErrorBoundary: RootErrorContainer,
      loader: rootLoader(api),
      children: [
        {
          index: true,
          lazy: async () => {
            const page = await import('./containers/HomeContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/HomeContainer.tsx', true),
        },
        {
          path: sitePaths.about(),
          lazy: async () => {
            const page = await import('./containers/AboutContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/AboutContainer.tsx', false),
        },
        {
          path: sitePaths.team(),
          lazy: async () => {
            const page = await import('./containers/TeamContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/TeamContainer.tsx', false),
        },
        {
          path: sitePaths.contact(),
          lazy: async () => {
            const page = await import('./containers/ContactContainer.tsx');
            const Component = page.createContactPage(api);
            // Only browsers without JavaScript post to the page, so only the server has to take it.
            if (!import.meta.env.SSR) return { Component };
            const { contactAction } = await import('./containers/contactAction.ts');
            return { Component, action: contactAction(api) };
          },
          handle: handle('src/containers/ContactContainer.tsx', false),
        },
        {
          path: sitePaths.privacy(),
          lazy: async () => {
            const page = await import('./containers/PrivacyContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/PrivacyContainer.tsx', false),
        },
        {
          path: sitePaths.services(),
          lazy: async () => {
            const page = await import('./containers/ServicesContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/ServicesContainer.tsx', false),
        },
        {
          path: sitePaths.projects(),
          lazy: async () => {
            const page = await import('./containers/ProjectsContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/ProjectsContainer.tsx', false),
        },
        {
          path: `${sitePaths.projects()}/:id`,
          lazy: async () => {
            const page = await import('./containers/ProjectContainer.tsx');
            const { Component, ErrorBoundary } = page;
            return { Component, ErrorBoundary, loader: page.loader(api) };
          },
          handle: handle('src/containers/ProjectContainer.tsx', true),
        },
        {
          path: sitePaths.photos(),
          lazy: async () => {
            const page = await import('./containers/GalleryContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/GalleryContainer.tsx', false),
        },
        {
          path: sitePaths.videos(),
          lazy: async () => {
            const page = await import('./containers/VideosContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/VideosContainer.tsx', false),
        },
        {
          path: sitePaths.blog(),
          lazy: async () => {
            const page = await import('./containers/BlogContainer.tsx');
            return {
              Component: page.Component,
              loader: page.loader(api),
              shouldRevalidate: page.shouldRevalidate,
            };
          },
          handle: handle('src/containers/BlogContainer.tsx', false),
        },
        {
          path: `${sitePaths.blog()}/tag/:tag`,
          lazy: async () => {
            const page = await import('./containers/TagContainer.tsx');
            return {
              Component: page.Component,
              loader: page.loader(api),
              shouldRevalidate: page.shouldRevalidate,
            };
          },
          handle: handle('src/containers/TagContainer.tsx', false),
        },
        {
          path: `${sitePaths.blog()}/:id`,
          lazy: async () => {
            const page = await import('./containers/PostContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/PostContainer.tsx', false),
        },
        {
          path: sitePaths.themeDemo(),
          lazy: async () => {
            const page = await import('./containers/ThemeDemoContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/ThemeDemoContainer.tsx', false),
        },
        {
          path: sitePaths.colorGuide(),
          lazy: async () => {
            const page = await import('./containers/ColorGuideContainer.tsx');
            return { Component: page.Component, loader: page.loader(api) };
          },
          handle: handle('src/containers/ColorGuideContainer.tsx', false),
        },
        { path: sitePaths.serviceBySlug(':slug'), ...servicePage },
        { path: sitePaths.serviceByOldSlug(':slug'), loader: oldServiceLoader(api), Component: () => null },
        { path: '*', ...servicePage },
      ],
    },
  ];
}
