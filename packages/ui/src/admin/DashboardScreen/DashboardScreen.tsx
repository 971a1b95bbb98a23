import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Load } from '@vitrin/contract/load';
import type { ContactMessage } from '@vitrin/contract/message';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { adminText } from '../../text/admin.en.ts';
import { type DashboardCount, Counts } from './Counts.tsx';
import * as styles from './DashboardScreen.css.ts';
import { greeting, today } from './greeting.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { NewestMessages } from './NewestMessages.tsx';
import { QuickActions } from './QuickActions.tsx';
import { type DashboardItem, RecentActivity } from './RecentActivity.tsx';

/** What the dashboard is about: one count a kind of content, and the items that can be recent. */
export type DashboardData = { counts: readonly DashboardCount[]; items: readonly DashboardItem[] };

export type DashboardScreenProps = {
  /** Whom to greet; empty where the name is not known. */
  firstName: string;
  data: Load<DashboardData>;
  /** The inbox, newest first; where it cannot be had the dashboard does without. */
  messages: Load<readonly ContactMessage[]>;
  /** The moment from which the time of day is told and "5 minutes ago" is counted. */
  now: Date;
};

/** How much there is, what came last, and where to go from here. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { data, now } = props;
  return (
    <div className={styles.board}>
      <div className={styles.greet}>
        <div>
          <h2 className={styles.greeting}>{greeting(now, props.firstName)}</h2>
          <p className={styles.today}>{today(now)}</p>
        </div>
        <ButtonLink href={adminPaths.newProject()} icon={<Plus size={16} aria-hidden />}>
          {adminText.projects.new}
        </ButtonLink>
      </div>
      {data.status === 'failed' ? (
        <LoadFailure error={data.error} onRetry={data.retry} />
      ) : (
        <Counts counts={data.status === 'ready' ? data.data.counts : undefined} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {data.status !== 'failed' && (
            <RecentActivity items={data.status === 'ready' ? data.data.items : undefined} now={now} />
          )}
          {props.messages.status === 'ready' && props.messages.data.length > 0 && (
            <NewestMessages messages={props.messages.data} now={now} />
          )}
        </div>
        <QuickActions />
      </div>
    </div>
  );
}
