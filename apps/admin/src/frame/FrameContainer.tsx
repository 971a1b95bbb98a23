import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { AdminFrame } from '@vitrin/ui/admin/AdminFrame';
import { NoPermissionScreen } from '@vitrin/ui/admin/NoPermissionScreen';
import { useDrawing } from '@vitrin/ui/admin/notify';
import { useCommandKeys } from '@vitrin/ui/admin/commandKeys';
import { adminText, type PanelLanguage } from '@vitrin/ui/text/panelText';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { client } from '../api.ts';
import { chooseLanguage } from '../language.ts';
import { innermostHandle } from './handle.ts';
import { listPlaces } from './listPlaces.ts';
import { useUnreadMessages } from '../inbox/messages.ts';
import { useRole, useSessionActions, useSignedIn } from '../session/session.ts';
import { isWorkUnderWay, useWork } from '../shared/underWay.ts';
import type { Subject } from './subject.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { useSiteInfo } from '../publicSite/useSiteInfo.ts';
import { useStoredSidebar } from './useStoredSidebar.ts';
import { late } from '@vitrin/ui/admin/late';

const Commands = late(async () => (await import('./commands/CommandContainer.tsx')).CommandContainer);
const Previews = late(async () => (await import('./PreviewsContainer.tsx')).PreviewsContainer);
const Leave = late(async () => (await import('@vitrin/ui/admin/LeaveDialog')).LeaveDialog);
const Share = late(async () => (await import('../library/ShareTarget.tsx')).ShareTarget);
const MessageWatch = late(async () => (await import('../inbox/MessageWatch.tsx')).MessageWatch);
const Password = late(async () => (await import('../credentials/PasswordContainer.tsx')).PasswordContainer);

/** Restarts the panel in another language. */
async function speakFromNowOn(language: PanelLanguage) {
  try {
    await chooseLanguage(language);
  } catch {
    return tellFailure(adminText.frame.languageFailed, () => void speakFromNowOn(language));
  }
  // Input is stored as a draft, and the browser asks about what cannot be.
  globalThis.location.reload();
}

/** The panel's frame around the screen of the route; the route's handle names it. */
export function FrameContainer() {
  const handle = innermostHandle(useMatches());
  const location = useLocation();
  useEffect(() => listPlaces.note(location), [location]);
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const role = useRole();
  const isOpen = mayOpen(role, location.pathname);
  const { logout } = useSessionActions();
  const unread = useUnreadMessages();
  const [sidebar, setSidebar] = useStoredSidebar();
  const [subject, setSubject] = useState<Subject>();
  // These tabs of the settings store no draft.
  const isPlain = handle?.drafts === 'settings' && /mail|slider|personal/.test(location.search);
  const [opened, setOpened] = useState<'commands' | 'shortcuts' | 'password' | 'previews' | 'logout'>();
  // Chosen pictures that are being converted would be lost with the page.
  useWork(useDrawing() > 0);
  const companyName = useSiteInfo()?.companyName ?? '';

  useCommandKeys({
    onCommands: () => setOpened((now) => (now === 'commands' ? undefined : 'commands')),
    onShortcuts: () => setOpened('shortcuts'),
  });

  async function leave() {
    await logout();
    await navigate(adminPaths.login(), { replace: true });
  }

  function askToLeave() {
    if (isWorkUnderWay()) setOpened('logout');
    else void leave();
  }

  return (
    <AdminFrame
      title={isOpen ? (handle?.title() ?? adminText.product) : adminText.noPermission.title}
      subject={subject?.title}
      back={
        subject?.back ??
        (handle?.back && { label: handle.back.label(), href: listPlaces.lastOf(handle.back.href) })
      }
      address={location.pathname}
      companyName={companyName}
      unread={unread}
      user={user}
      role={role}
      inbox={client.messages !== undefined}
      siteHref={subject?.siteHref ?? handle?.site ?? sitePaths.home()}
      siteHidden={subject?.hidden}
      historyHref={
        subject?.history !== undefined && mayOpen(role, subject.history) ? subject.history : undefined
      }
      onPreview={
        client.previews && isOpen && handle?.drafts && !isPlain ? () => setOpened('previews') : undefined
      }
      sidebar={sidebar}
      onSidebar={setSidebar}
      onLanguage={(language) => void speakFromNowOn(language)}
      onLogout={askToLeave}
      onCommand={() => setOpened('commands')}
      {...(client.auth.changeProfile && { profileHref: adminPaths.profile() })}
      {...(client.auth.changePassword && { onChangePassword: () => setOpened('password') })}
    >
      {isOpen ? <Outlet context={setSubject} /> : <NoPermissionScreen />}
      <ScrollRestoration getKey={listPlaces.scrollKeyOf} />
      <Commands
        wanted={opened === 'commands' || opened === 'shortcuts'}
        opened={opened === 'commands' || opened === 'shortcuts' ? opened : undefined}
        onClose={() => setOpened(undefined)}
        onLogout={askToLeave}
      />
      {handle?.drafts && (
        <Previews
          wanted={opened === 'previews'}
          open={opened === 'previews'}
          kind={handle.drafts}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Leave
        wanted={opened === 'logout'}
        leaving={
          opened === 'logout'
            ? { onLeave: () => void leave(), onStay: () => setOpened(undefined) }
            : undefined
        }
      />
      {client.library && <Share wanted={false} />}
      {unread !== undefined && <MessageWatch wanted={false} />}
      <Password
        wanted={opened === 'password'}
        open={opened === 'password'}
        onClose={() => setOpened(undefined)}
      />
    </AdminFrame>
  );
}
