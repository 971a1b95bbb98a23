import { type ReactNode, useSyncExternalStore } from 'react';
import { type LinkComponent, LinkProvider } from '../../elements/Link/Link.tsx';
import { late } from '../late/late.tsx';
import { waitingNotices } from '../notify/toasts.ts';

const NoticeRegion = late(async () => (await import('../notify/NoticeRegion.tsx')).NoticeRegion);

export type AdminRootProps = {
  /** The router's link. */
  link: LinkComponent;
  children: ReactNode;
};

/** Wraps the whole panel once: provides the router's links and the region for notices. */
export function AdminRoot(props: AdminRootProps) {
  const noticesWait = useSyncExternalStore(waitingNotices.subscribe, waitingNotices.any);
  return (
    <LinkProvider component={props.link}>
      {props.children}
      <NoticeRegion wanted={noticesWait} />
    </LinkProvider>
  );
}
