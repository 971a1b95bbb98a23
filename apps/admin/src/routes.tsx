import { adminBase, adminPaths } from '@vitrin/contract/adminPaths';
import { CheckingScreen } from '@vitrin/ui/admin/CheckingScreen';
import { PanelNotFoundScreen } from '@vitrin/ui/admin/PanelNotFoundScreen';
import { sitePaths } from '@vitrin/contract/sitePaths';
import {
  adminHistoryText,
  adminMessagesText,
  adminRedirectsText,
  adminText,
  adminTrashText,
} from '@vitrin/ui/text/panelText';
import { Navigate, type RouteObject } from 'react-router-dom';
import { hasAdditions } from './api.ts';
import { DashboardContainer } from './dashboard/DashboardContainer.tsx';
import { ErrorContainer } from './frame/ErrorContainer.tsx';
import { FrameContainer } from './frame/FrameContainer.tsx';
import { ConnectionContainer } from './session/ConnectionContainer.tsx';
import { bringCode } from '@vitrin/ui/admin/bringCode';
import { GuardContainer } from './session/GuardContainer.tsx';
import { panelKinds } from './kinds/panelKinds.ts';
import type { ScreenRoute } from './kinds/panelKind.tsx';

const loginRoute: RouteObject = {
  path: adminPaths.login(),
  lazy: bringCode(async () => ({ Component: (await import('./session/LoginContainer.tsx')).LoginContainer })),
};

const forgottenRoute: RouteObject = {
  path: adminPaths.forgottenPassword(),
  lazy: bringCode(async () => ({
    Component: (await import('./session/ForgottenPasswordContainer.tsx')).ForgottenPasswordContainer,
  })),
};

const newPasswordRoute: RouteObject = {
  path: adminPaths.newPassword(),
  lazy: bringCode(async () => ({
    Component: (await import('./session/NewPasswordContainer.tsx')).NewPasswordContainer,
  })),
};

const inboxRoute: ScreenRoute = {
  path: adminPaths.messages(),
  handle: { title: () => adminMessagesText.title, site: sitePaths.contact() },
  lazy: bringCode(async () => ({
    Component: (await import('./inbox/MessagesContainer.tsx')).MessagesContainer,
  })),
};

const redirectsRoute: ScreenRoute = {
  path: adminPaths.redirects(),
  handle: { title: () => adminRedirectsText.title },
  lazy: bringCode(async () => ({
    Component: (await import('./redirects/RedirectsContainer.tsx')).RedirectsContainer,
  })),
};

const libraryRoute: ScreenRoute = {
  path: adminPaths.library(),
  handle: { title: () => adminText.frame.library },
  lazy: bringCode(async () => ({
    Component: (await import('./library/LibraryContainer.tsx')).LibraryContainer,
  })),
};

const trashRoute: ScreenRoute = {
  path: adminPaths.trash(),
  handle: { title: () => adminTrashText.title },
  lazy: bringCode(async () => ({ Component: (await import('./trash/TrashContainer.tsx')).TrashContainer })),
};

const historyRoute: ScreenRoute = {
  path: `${adminBase}/history/:kind/:id`,
  handle: { title: () => adminHistoryText.title },
  lazy: bringCode(async () => ({
    Component: (await import('./history/HistoryContainer.tsx')).HistoryContainer,
  })),
};

const usersRoute: ScreenRoute = {
  path: adminPaths.users(),
  handle: { title: () => adminText.frame.users },
  lazy: bringCode(async () => ({ Component: (await import('./users/UsersContainer.tsx')).UsersContainer })),
};

const profileRoute: ScreenRoute = {
  path: adminPaths.profile(),
  handle: { title: () => adminText.frame.profile },
  lazy: bringCode(async () => ({
    Component: (await import('./users/ProfileContainer.tsx')).ProfileContainer,
  })),
};

const invitationRoute: RouteObject = {
  path: adminPaths.invitation(),
  lazy: bringCode(async () => ({
    Component: (await import('./users/InvitationContainer.tsx')).InvitationContainer,
  })),
};

const screens: ScreenRoute[] = [
  {
    path: adminPaths.dashboard(),
    handle: { title: () => adminText.frame.dashboard },
    Component: DashboardContainer,
  },
  ...panelKinds.flatMap(({ routes }) => routes),
  ...(hasAdditions
    ? [inboxRoute, libraryRoute, redirectsRoute, trashRoute, historyRoute, usersRoute, profileRoute]
    : []),
  {
    path: adminPaths.gallery(),
    handle: { title: () => adminText.gallery.title, site: sitePaths.photos() },
    lazy: bringCode(async () => ({
      Component: (await import('./gallery/GalleryContainer.tsx')).GalleryContainer,
    })),
  },
  {
    path: adminPaths.settings(),
    handle: { title: () => adminText.frame.settings, drafts: 'settings' },
    lazy: bringCode(async () => ({
      Component: (await import('./settings/SettingsContainer.tsx')).SettingsContainer,
    })),
  },
  {
    path: `${adminBase}/*`,
    handle: { title: () => adminText.notFound.title },
    Component: PanelNotFoundScreen,
  },
];

/** Every address of the panel. Screens load their code when they are first opened, but the one where visits begin. */
export const routes: RouteObject[] = [
  {
    Component: ConnectionContainer,
    ErrorBoundary: ErrorContainer,
    HydrateFallback: CheckingScreen,
    children: [
      { path: adminBase, element: <Navigate to={adminPaths.dashboard()} replace /> },
      loginRoute,
      ...(hasAdditions ? [invitationRoute] : []),
      ...(hasAdditions ? [forgottenRoute, newPasswordRoute] : []),
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
