import type { Role } from '@vitrin/contract/accounts/role';
import type { User } from '@vitrin/contract/accounts/session';
import { type ReactNode, useEffect, useRef } from 'react';
import { adminText, type PanelLanguage } from '../../text/panelText.ts';
import * as styles from './AdminFrame.css.ts';
import { Navigation } from './Navigation.tsx';
import { TopBar } from './TopBar.tsx';

export type AdminFrameProps = {
  /** The page label, and the first part of the browser's title. */
  title: string;
  /** The page's subject, such as the title of the edited item. */
  subject?: string | undefined;
  /** The back link of a form; its label precedes the title. */
  back?: { label: string; href: string } | undefined;
  /** The address in view; it marks the entry of the sidebar. */
  address: string;
  companyName: string;
  /** The number of unread messages; undefined without an inbox. */
  unread: number | undefined;
  /** Their role; without it nothing is left out. */
  role?: Role | undefined;
  /** Whether the server has our additional screens; by default if there is an inbox. */
  inbox?: boolean | undefined;
  /** One's own account; without it there is no way to it. */
  profileHref?: string | undefined;
  user: Partial<Pick<User, 'fullName' | 'name' | 'surname' | 'picture'>> | undefined;
  /** The public page that this one is about. */
  siteHref: string;
  /** That page is hidden from visitors, so that the link leads to another one. */
  siteHidden?: boolean | undefined;
  /** The versions of the page's subject; absent if there are none. */
  historyHref?: string | undefined;
  /** Opens the preview links of the edited draft; absent if the page edits nothing. */
  onPreview?: (() => void) | undefined;
  /** The sidebar's state that the admin chose; the screen's width decides without a choice. */
  sidebar?: 'wide' | 'rail' | undefined;
  onSidebar: (sidebar: 'wide' | 'rail') => void;
  /** Another language of the panel was chosen. */
  onLanguage: (language: PanelLanguage) => void;
  onLogout: () => void;
  /** Opens the command menu; without it there is no field for that. */
  onCommand?: () => void;
  /** Begins a change of the password. */
  onChangePassword?: () => void;
  children: ReactNode;
};

/** The frame of every screen of the panel: sidebar, top bar, and the screen below it. */
export function AdminFrame(props: AdminFrameProps) {
  const sidebar = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const shownAddress = useRef(props.address);
  const isRail = () => (sidebar.current?.offsetWidth ?? 0) < styles.railLimit;

  // A new screen moves the focus away from the link that led to it; a screen whose address merely changed leaves it.
  useEffect(() => {
    const moved = shownAddress.current !== props.address;
    shownAddress.current = props.address;
    if (moved && !main.current?.contains(document.activeElement)) {
      main.current?.focus({ preventScroll: true });
    }
  }, [props.address]);

  return (
    <div className={styles.frame} data-sidebar={props.sidebar}>
      <title>{`${props.subject === undefined ? '' : `${props.subject} | `}${props.title} | ${adminText.product}`}</title>
      <a className={styles.skip} href={`#${styles.mainId}`}>
        {adminText.frame.skip}
      </a>
      <aside className={styles.sidebar} ref={sidebar}>
        <Navigation
          address={props.address}
          companyName={props.companyName}
          unread={props.unread}
          role={props.role}
          inbox={props.inbox}
          tooltipWanted={isRail}
          onCollapse={() => props.onSidebar(isRail() ? 'wide' : 'rail')}
        />
      </aside>
      <div className={styles.stage}>
        <TopBar {...props} />
        <main className={styles.main} id={styles.mainId} tabIndex={-1} ref={main}>
          {props.children}
        </main>
      </div>
    </div>
  );
}
