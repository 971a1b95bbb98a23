import type { Role } from '@vitrin/contract/accounts/role';
import type { User } from '@vitrin/contract/accounts/session';
import { type ReactNode, useEffect, useRef } from 'react';
import { adminText, type PanelLanguage } from '../../text/panelText.ts';
import * as styles from './AdminFrame.css.ts';
import { Navigation } from './Navigation.tsx';
import { TopBar } from './TopBar.tsx';

export type AdminFrameProps = {
  /** The page's label, and the first part of the document title. */
  title: string;
  /** The page's subject, such as the title of the edited item. */
  subject?: string | undefined;
  /** The back link of a form; its label precedes the title. */
  back?: { label: string; href: string } | undefined;
  /** The current address; its sidebar entry is marked as current. */
  address: string;
  companyName: string;
  /** The number of unread messages; undefined without an inbox. */
  unread: number | undefined;
  /** The user's role; without it, nothing is hidden. */
  role?: Role | undefined;
  /** Whether the server has our additional screens; by default, if there is an inbox. */
  inbox?: boolean | undefined;
  /** The signed-in user's account; without it, there is no link to it. */
  profileHref?: string | undefined;
  user: Partial<Pick<User, 'fullName' | 'name' | 'surname' | 'picture'>> | undefined;
  /** The public page that corresponds to this screen. */
  siteHref: string;
  /** Set if that page is hidden from visitors, in which case the link leads to another page. */
  siteHidden?: boolean | undefined;
  /** The version history of the page's subject; absent if it has none. */
  historyHref?: string | undefined;
  /** Opens the preview links of the edited draft; absent if the page edits nothing. */
  onPreview?: (() => void) | undefined;
  /** The sidebar state chosen by the admin; without a choice, the viewport's width decides. */
  sidebar?: 'wide' | 'rail' | undefined;
  onSidebar: (sidebar: 'wide' | 'rail') => void;
  /** Called when another panel language is chosen. */
  onLanguage: (language: PanelLanguage) => void;
  onLogout: () => void;
  /** Opens the command menu; without it, the search field is omitted. */
  onCommand?: () => void;
  /** Opens the dialog for changing the password. */
  onChangePassword?: () => void;
  children: ReactNode;
};

/** The frame of every screen of the panel: sidebar, top bar, and the screen below it. */
export function AdminFrame(props: AdminFrameProps) {
  const sidebar = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const shownAddress = useRef(props.address);
  const isRail = () => (sidebar.current?.offsetWidth ?? 0) < styles.railLimit;

  // Navigating to a new screen moves the focus away from the link; a mere change of the address leaves it in place.
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
