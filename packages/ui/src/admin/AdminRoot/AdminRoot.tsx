import type { ReactNode } from 'react';
import { Toaster } from 'sonner';
import { type LinkComponent, LinkProvider } from '../../elements/Link/Link.tsx';
import { region } from '../../elements/Toast/Toast.css.ts';
import { adminText } from '../../text/panelText.ts';

export type AdminRootProps = {
  /** The router's link. */
  link: LinkComponent;
  children: ReactNode;
};

/** Wraps the whole panel once: its links use the router, and toasts have their container. */
export function AdminRoot(props: AdminRootProps) {
  return (
    <LinkProvider component={props.link}>
      {props.children}
      <Toaster
        className={region}
        position="bottom-right"
        offset={16}
        mobileOffset={16}
        gap={8}
        visibleToasts={4}
        expand
        containerAriaLabel={adminText.results}
      />
    </LinkProvider>
  );
}
