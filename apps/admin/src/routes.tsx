import { adminBase, adminPaths } from '@vitrin/contract/paths/adminPaths';
import { CheckingScreen } from '@vitrin/ui/admin/CheckingScreen';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import {
  adminFirstDayText,
  adminHistoryText,
  adminSiteAtText,
  adminMessagesText,
  adminText,
} from '@vitrin/ui/text/panelText';
import { Navigate, type RouteObject } from 'react-router-dom';
import { hasAdditions } from './api.ts';
import { DashboardContainer } from './dashboard/DashboardContainer.tsx';
import { ErrorContainer } from './frame/ErrorContainer.tsx';
import { FrameContainer } from './frame/FrameContainer.tsx';
import { ConnectionContainer } from './session/ConnectionContainer.tsx';
import { bringCode } from '@vitrin/ui/admin/bringCode';
import { GuardContainer } from './signIn/GuardContainer.tsx';
import { panelKinds } from './kinds/panelKinds.ts';
import type { ScreenRoute } from './kinds/panelKind.tsx';

const loginRoute: RouteObject = {
  path: adminPaths.login(),
  lazy: bringCode(async () => ({ Component: (await import('./signIn/LoginContainer.tsx')).LoginContainer })),
};

const forgottenRoute: RouteObject = {
  path: adminPaths.forgottenPassword(),
  lazy: bringCode(async () => ({
    Component: (await import('./credentials/ForgottenPasswordContainer.tsx')).ForgottenPasswordContainer,
  })),
};

const newPasswordRoute: RouteObject = {
  path: adminPaths.newPassword(),
  lazy: bringCode(async () => ({
    Component: (await import('./credentials/NewPasswordContainer.tsx')).NewPasswordContainer,
  })),
};

const confirmEmailRoute: RouteObject = {
  path: adminPaths.confirmEmail(),
  lazy: bringCode(async () => ({
    Component: (await import('./credentials/ConfirmEmailContainer.tsx')).ConfirmEmailContainer,
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
  handle: { title: () => adminText.frame.redirects },
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
  handle: { title: () => adminText.frame.trash },
  lazy: bringCode(async () => ({ Component: (await import('./trash/TrashContainer.tsx')).TrashContainer })),
};

const historyRoute: ScreenRoute = {
  path: `${adminBase}/history/:kind/:id`,
  handle: { title: () => adminHistoryText.title },
  lazy: bringCode(async () => ({
    Component: (await import('./history/HistoryContainer.tsx')).HistoryContainer,
  })),
};

const healthRoute: ScreenRoute = {
  path: adminPaths.health(),
  handle: { title: () => adminText.frame.health },
  lazy: bringCode(async () => ({
    Component: (await import('./health/HealthContainer.tsx')).HealthContainer,
  })),
};

const setupRoute: ScreenRoute = {
  path: adminPaths.setup(),
  handle: { title: () => adminFirstDayText.setup.title },
  lazy: bringCode(async () => ({
    Component: (await import('./firstDay/SetupContainer.tsx')).SetupContainer,
  })),
};

const demoContentRoute: ScreenRoute = {
  path: adminPaths.demoContent(),
  handle: { title: () => adminFirstDayText.demo.title },
  lazy: bringCode(async () => ({
    Component: (await import('./firstDay/DemoContentContainer.tsx')).DemoContentContainer,
  })),
};

const siteAtRoute: ScreenRoute = {
  path: adminPaths.siteAt(),
  handle: { title: () => adminSiteAtText.title },
  lazy: bringCode(async () => ({
    Component: (await import('./history/SiteAtContainer.tsx')).SiteAtContainer,
  })),
};

const usersRoute: ScreenRoute = {
  path: adminPaths.users(),
  handle: { title: () => adminText.frame.users },
  lazy: bringCode(async () => ({ Component: (await import('./users/UsersContainer.tsx')).UsersContainer })),
};

const activityRoute: ScreenRoute = {
  path: adminPaths.activity(),
  handle: { title: () => adminText.frame.activity },
  lazy: bringCode(async () => ({
    Component: (await import('./activity/ActivityContainer.tsx')).ActivityContainer,
  })),
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
    ? [
        inboxRoute,
        libraryRoute,
        redirectsRoute,
        trashRoute,
        healthRoute,
        historyRoute,
        siteAtRoute,
        setupRoute,
        demoContentRoute,
        usersRoute,
        activityRoute,
        profileRoute,
      ]
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
    lazy: bringCode(async () => ({
      Component: (await import('@vitrin/ui/admin/PanelNotFoundScreen')).PanelNotFoundScreen,
    })),
  },
];

/**
 * Every address of the panel. Screens load their code when they are first opened, except the one where visits start.
 */
export const routes: RouteObject[] = [
  {
    Component: ConnectionContainer,
    ErrorBoundary: ErrorContainer,
    HydrateFallback: CheckingScreen,
    children: [
      { path: adminBase, element: <Navigate to={adminPaths.dashboard()} replace /> },
      loginRoute,
      ...(hasAdditions ? [invitationRoute, forgottenRoute, newPasswordRoute, confirmEmailRoute] : []),
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
