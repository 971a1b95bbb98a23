import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Load } from '@vitrin/contract/load';
import type { Role } from '@vitrin/contract/accounts/role';
import type { ContactMessage } from '@vitrin/contract/messages/message';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { adminText } from '../../text/panelText.ts';
import { managedKinds } from '../parts/managedKinds.ts';
import { type CountedKind, kindNames } from './countedKinds.ts';
import { type DashboardCount, Counts } from './Counts.tsx';
import * as styles from './DashboardScreen.css.ts';
import { greeting, today } from './greeting.ts';
import { NewestMessages } from './NewestMessages.tsx';
import { QuickActions } from './QuickActions.tsx';
import { type DashboardItem, RecentActivity } from './RecentActivity.tsx';

/** The dashboard's summary of each kind: its counts and newest items. Each loads and fails independently. */
export type DashboardKinds = Partial<
  Record<CountedKind, Load<DashboardCount & { newest: readonly DashboardItem[] }>>
>;

const shownKinds = (kinds: DashboardKinds, role: Role | undefined): DashboardKinds =>
  Object.fromEntries(
    kindNames.filter((kind) => mayOpen(role, managedKinds[kind].href)).map((kind) => [kind, kinds[kind]]),
  );

const loading = { status: 'loading' } as const;

const loadingKinds: DashboardKinds = Object.fromEntries(kindNames.map((kind) => [kind, loading]));

export type DashboardScreenProps = {
  /** The user's first name for the greeting; empty if unknown. */
  firstName: string;
  kinds: DashboardKinds;
  /** It may still be replaced by another screen: it looks as while loading, and nothing on it can be used. */
  waiting?: boolean | undefined;
  /** The user's role; without it, nothing is hidden. */
  role?: Role | undefined;
  /** The inbox, newest first; omitted if there is none. */
  messages?: Load<readonly ContactMessage[]> | undefined;
  /** Problems for the server's operator. */
  warnings?: ReactNode;
  /** Scheduled publications; omitted if nothing can be scheduled. */
  planned?: ReactNode;
  /** The number of recent messages; omitted without an inbox. */
  leads?: ReactNode;
  /** Visit statistics; omitted if visits are not counted. */
  visits?: ReactNode;
  /** The checklist of a new site; omitted for users who cannot work on it. */
  firstDay?: ReactNode;
  /** A preview of the website; omitted if there is no room for it. */
  site?: ReactNode;
  /** The current time, for the greeting and for "5 minutes ago". */
  now: Date;
};

/** Counts, recent activity, and links to common destinations. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { now, role, waiting = false } = props;
  const kinds = shownKinds(waiting ? loadingKinds : props.kinds, role);
  const messages = waiting && props.messages ? loading : props.messages;
  const begin = mayOpen(role, adminPaths.newProject())
    ? { href: adminPaths.newProject(), label: adminText.projects.new }
    : { href: adminPaths.newPost(), label: adminText.posts.new };
  return (
    <div className={styles.board} inert={waiting}>
      <div className={styles.greet}>
        <div>
          <h2 className={styles.greeting}>{greeting(now, props.firstName)}</h2>
          <p className={styles.today}>{today(now)}</p>
        </div>
        <ButtonLink href={begin.href} icon={<Plus size={16} aria-hidden />}>
          {begin.label}
        </ButtonLink>
      </div>
      {props.warnings}
      {props.firstDay !== undefined && <div className={styles.firstDay}>{props.firstDay}</div>}
      <Counts kinds={kinds} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {props.planned}
          <RecentActivity kinds={kinds} now={now} />
          {messages && <NewestMessages messages={messages} now={now} />}
          {props.leads}
          {props.visits}
        </div>
        <div className={styles.column}>
          <QuickActions role={role} />
          {props.site}
        </div>
      </div>
    </div>
  );
}
