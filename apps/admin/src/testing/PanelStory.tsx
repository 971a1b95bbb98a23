import { QueryClientProvider } from '@tanstack/react-query';
import { token, user } from '@vitrin/mocks/fixtures/session';
import { AdminRoot } from '@vitrin/ui/admin/AdminRoot';
import { bringLateAfter } from '@vitrin/ui/admin/late';
import { clearNotices } from '@vitrin/ui/admin/notify';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { session, signInOver } from '../api.ts';
import { createQueryClient } from '../queryClient.ts';
import { deletedMessages } from '../inbox/useInbox.ts';
import { PanelLink } from '../frame/PanelLink.tsx';
import { routes } from '../routes.tsx';
import { whenSettled } from '../whenSettled.ts';

export type PanelStoryProps = {
  /** The page of the panel that is opened first. */
  address: string;
  /** Called with each address that the admin opens. */
  onAddress?: (address: string) => void;
};

/** The whole panel as it runs in a browser, with an address bar of its own, over the story's mocked API. */
export function PanelStory(props: PanelStoryProps) {
  const [panel] = useState(() => {
    const queries = createQueryClient();
    bringLateAfter(() => whenSettled(queries));
    return { router: createMemoryRouter(routes, { initialEntries: [props.address] }), queries };
  });
  const { onAddress } = props;
  useEffect(
    () => panel.router.subscribe(({ location }) => onAddress?.(location.pathname + location.search)),
    [panel, onAddress],
  );
  return (
    <QueryClientProvider client={panel.queries}>
      <AdminRoot link={PanelLink}>
        <RouterProvider router={panel.router} />
      </AdminRoot>
    </QueryClientProvider>
  );
}

/** Before a story: signs the admin of the mocks in. After it the browser's storage is cleared. */
export function signedIn() {
  session.save({ token, user });
  return forgetAll;
}

/** Before and after a story: resets the browser to a first visit. */
export function forgetAll() {
  signInOver.forget();
  // The panel remembers how a session ended until the next one begins.
  session.save({ token, user });
  clearNotices();
  deletedMessages.remove([...deletedMessages.read()]);
  localStorage.clear();
  signInOver.forget();
  sessionStorage.clear();
}
