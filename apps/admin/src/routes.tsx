import { adminBase, adminPaths } from '@vitrin/contract/adminPaths';
import { CheckingScreen } from '@vitrin/ui/admin/CheckingScreen';
import { PanelNotFoundScreen } from '@vitrin/ui/admin/PanelNotFoundScreen';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText } from '@vitrin/ui/text/admin.en';
import { adminMessagesText } from '@vitrin/ui/text/adminMessages.en';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ErrorContainer } from './containers/ErrorContainer.tsx';
import { FrameContainer } from './containers/FrameContainer.tsx';
import { GuardContainer } from './containers/GuardContainer.tsx';
import { formRoutes } from './formRoutes.ts';
import type { ScreenHandle } from './handle.ts';

const loginRoute: RouteObject = {
  path: adminPaths.login(),
  lazy: async () => ({ Component: (await import('./containers/LoginContainer.tsx')).LoginContainer }),
};

const screens: (RouteObject & { handle: ScreenHandle })[] = [
  {
    path: adminPaths.dashboard(),
    handle: { title: adminText.frame.dashboard },
    lazy: async () => ({
      Component: (await import('./containers/DashboardContainer.tsx')).DashboardContainer,
    }),
  },
  {
    path: adminPaths.services(),
    handle: { title: adminText.services.title, site: sitePaths.services() },
    lazy: async () => ({
      Component: (await import('./containers/ServicesContainer.tsx')).ServicesContainer,
    }),
  },
  ...formRoutes,
  {
    path: adminPaths.messages(),
    handle: { title: adminMessagesText.title, site: sitePaths.contact() },
    lazy: async () => ({ Component: (await import('./containers/MessagesContainer.tsx')).MessagesContainer }),
  },
  {
    path: adminPaths.whyUs(),
    handle: { title: adminText.whyUs.title },
    lazy: async () => ({ Component: (await import('./containers/WhyUsContainer.tsx')).WhyUsContainer }),
  },
  {
    path: adminPaths.projects(),
    handle: { title: adminText.projects.title, site: sitePaths.projects() },
    lazy: async () => ({ Component: (await import('./containers/ProjectsContainer.tsx')).ProjectsContainer }),
  },
  {
    path: adminPaths.blog(),
    handle: { title: adminText.posts.title, site: sitePaths.blog() },
    lazy: async () => ({ Component: (await import('./containers/BlogContainer.tsx')).BlogContainer }),
  },
  {
    path: adminPaths.team(),
    handle: { title: adminText.members.title, site: sitePaths.team() },
    lazy: async () => ({ Component: (await import('./containers/TeamContainer.tsx')).TeamContainer }),
  },
  {
    path: adminPaths.gallery(),
    handle: { title: adminText.gallery.title, site: sitePaths.photos() },
    lazy: async () => ({ Component: (await import('./containers/GalleryContainer.tsx')).GalleryContainer }),
  },
  {
    path: adminPaths.settings(),
    handle: { title: adminText.frame.settings },
    lazy: async () => ({
      Component: (await import('./containers/SettingsContainer.tsx')).SettingsContainer,
    }),
  },
  {
    path: `${adminBase}/*`,
    handle: { title: adminText.notFound.title },
    Component: PanelNotFoundScreen,
  },
];

/** Every address of the panel. Screens behind the guard load their code when they are first opened. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorContainer,
    HydrateFallback: CheckingScreen,
    children: [
      { path: adminBase, element: <Navigate to={adminPaths.dashboard()} replace /> },
      loginRoute,
      {
        Component: GuardContainer,
        children: [
          {
            Component: FrameContainer,
            children: [{ ErrorBoundary: ErrorContainer, children: screens }],
          },
        ],
      },
    ],
  },
];
