import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Load } from '@vitrin/contract/load';
import { Plus, RotateCcw } from 'lucide-react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminText } from '../../text/admin.en.ts';
import { type DashboardCount, Counts } from './Counts.tsx';
import * as styles from './DashboardScreen.css.ts';
import { greeting, today } from './greeting.ts';
import { QuickActions } from './QuickActions.tsx';
import { type DashboardItem, RecentActivity } from './RecentActivity.tsx';

/** What the dashboard is about: one count a kind of content, and the items of all kinds. */
export type DashboardData = { counts: readonly DashboardCount[]; items: readonly DashboardItem[] };

export type DashboardScreenProps = {
  /** Whom to greet; empty where the name is not known. */
  firstName: string;
  data: Load<DashboardData>;
  /** The moment from which the time of day is told and "5 minutes ago" is counted. */
  now: Date;
};

const text = adminText.dashboard;

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
        <ButtonLink href={adminPaths.newService()} icon={<Plus size={16} aria-hidden />}>
          {text.newService}
        </ButtonLink>
      </div>
      {data.status === 'failed' ? (
        <EmptyState
          urgent
          drawing="lostConnection"
          title={data.error}
          detail={adminText.nothingLost}
          action={
            <Button tone="quiet" icon={<RotateCcw size={16} aria-hidden />} onClick={data.retry}>
              {adminText.tryAgain}
            </Button>
          }
        />
      ) : (
        <Counts counts={data.status === 'ready' ? data.data.counts : undefined} />
      )}
      <div className={styles.columns}>
        {data.status !== 'failed' && (
          <RecentActivity items={data.status === 'ready' ? data.data.items : undefined} now={now} />
        )}
        <QuickActions />
      </div>
    </div>
  );
}
