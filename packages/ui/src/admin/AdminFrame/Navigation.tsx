import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Role } from '@vitrin/contract/accounts/role';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from '../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminMessagesText, adminText } from '../../text/panelText.ts';
import { Mark, Sign } from '../parts/Mark/Mark.tsx';
import { leadsTo, type NavigationEntry, navigationWith } from './adminNavigation.ts';
import { LateTooltip } from './LateTooltip.tsx';
import * as styles from './Navigation.css.ts';

export type NavigationProps = {
  address: string;
  companyName: string;
  /** The number of unread messages; undefined without an inbox. */
  unread: number | undefined;
  /** The user's role; without it, nothing is hidden. */
  role?: Role | undefined;
  /** Whether the server is ours; screens that only our server supports are hidden on others. */
  inbox?: boolean | undefined;
  /** Called when a tooltip would open; true in a rail, whose entries show no labels. */
  tooltipWanted: () => boolean;
  /** Absent if there is nothing to collapse. */
  onCollapse?: () => void;
  onFollow?: () => void;
};

/** The panel's screens as links, below the product's mark. */
export function Navigation(props: NavigationProps) {
  const text = adminText.frame;
  return (
    <nav className={styles.navigation} aria-label={text.navigation}>
      <Link className={styles.brand} href={adminPaths.dashboard()} onClick={props.onFollow}>
        <span className={styles.onlyWide}>
          <Mark companyName={props.companyName} />
        </span>
        <span className={styles.onlyRail}>
          <Sign />
          <VisuallyHidden>{adminText.product}</VisuallyHidden>
        </span>
      </Link>
      {navigationWith({ inbox: props.inbox ?? props.unread !== undefined, role: props.role }).map((group) => (
        <ul key={group[0]?.href} className={`${styles.list} ${styles.rule}`}>
          {group.map((entry) => (
            <li key={entry.href}>
              <Entry entry={entry} {...props} />
            </li>
          ))}
        </ul>
      ))}
      {props.onCollapse && (
        <div className={styles.foot}>
          <button type="button" className={styles.entry} onClick={props.onCollapse}>
            <PanelLeftClose className={`${styles.icon} ${styles.onlyWide}`} aria-hidden />
            <PanelLeftOpen className={`${styles.icon} ${styles.onlyRail}`} aria-hidden />
            <span className={styles.onlyWide} aria-hidden>
              {text.collapse}
            </span>
            <VisuallyHidden>{text.collapseOrExpand}</VisuallyHidden>
          </button>
        </div>
      )}
    </nav>
  );
}

function Entry(props: NavigationProps & { entry: NavigationEntry }) {
  const { entry, unread = 0 } = props;
  const Icon = entry.icon;
  return (
    <LateTooltip text={entry.label} side="right" wanted={props.tooltipWanted}>
      <Link
        className={styles.entry}
        href={entry.href}
        aria-current={leadsTo(entry, props.address) ? 'page' : undefined}
        onClick={props.onFollow}
      >
        <Icon className={styles.icon} aria-hidden />
        <span className={styles.word}>{entry.label}</span>
        {entry.tallied === true && unread > 0 && (
          <>
            <span className={styles.tally} aria-hidden>
              {unread}
            </span>
            <VisuallyHidden>{adminMessagesText.unread(unread)}</VisuallyHidden>
          </>
        )}
      </Link>
    </LateTooltip>
  );
}
