import type { Image } from '@vitrin/contract/files/image';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Link } from '../../elements/Link/Link.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { adminText } from '../../text/panelText.ts';
import { Thumbnail } from '../parts/Thumbnail/Thumbnail.tsx';
import { type CountedKind, recentKinds } from './countedKinds.ts';
import * as styles from './lines.css.ts';
import { newestItems } from './newestItems.ts';
import { SectionFailure } from './SectionFailure.tsx';
import { relativeTime } from '../parts/relativeTime.ts';

/** Something that was made in the panel. */
export type DashboardItem = {
  id: string;
  title: string;
  image: Image | null;
  href: string;
  /** Its status, if it is not visible to visitors. */
  status?: string | undefined;
  createdAt?: string | null | undefined;
};

export type RecentActivityProps = {
  /** The newest items of each kind. */
  kinds: Partial<Record<CountedKind, Load<{ newest: readonly DashboardItem[] }>>>;
  now: Date;
};

const waiting = ['48%', '62%', '40%', '55%', '45%'];

/** The newest items across projects, services, posts and gallery, with their age; failures are reported below them. */
export function RecentActivity(props: RecentActivityProps) {
  const text = adminText.dashboard;
  const failed = recentKinds.flatMap((kind) => {
    const load = props.kinds[kind];
    return load?.status === 'failed' ? [{ name: adminText.entities[kind].many, retry: load.retry }] : [];
  });
  return (
    <section aria-labelledby="recent-activity">
      <h2 className={styles.heading} id="recent-activity">
        {text.recentActivity}
      </h2>
      {failed.length < recentKinds.length && <Newest {...props} complete={failed.length === 0} />}
      {failed.length > 0 && (
        <SectionFailure
          text={text.activityIncomplete(failed.map(({ name }) => name))}
          retryLabel={text.again(text.recentActivity)}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        />
      )}
    </section>
  );
}

function Newest({ kinds, now, complete }: RecentActivityProps & { complete: boolean }) {
  const text = adminText.dashboard;
  if (recentKinds.some((kind) => kinds[kind]?.status === 'loading')) {
    return (
      <ul className={styles.lines} aria-busy="true">
        {waiting.map((width) => (
          <li key={width} className={styles.line}>
            <div className={styles.row}>
              <Skeleton width="52px" height={36} />
              <Skeleton width={width} />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  const items = recentKinds.flatMap((kind) => {
    const load = kinds[kind];
    return load?.status === 'ready'
      ? load.data.newest.map((item) => ({ item, kind, createdAt: item.createdAt }))
      : [];
  });
  if (items.length === 0) return complete ? <p className={styles.none}>{text.noActivity}</p> : null;
  return (
    <ul className={styles.lines}>
      {newestItems(items, limits.recentActivity).map(({ item, kind }) => (
        <li key={`${kind}-${item.id}`} className={styles.line}>
          <Link className={styles.row} href={item.href}>
            <Thumbnail image={item.image} />
            <span className={styles.words}>
              <span className={styles.title} lang={siteLanguage}>
                {item.title}
              </span>
              <span className={styles.kind}>
                {[adminText.entities[kind].one, item.status].filter(Boolean).join(', ')}
              </span>
            </span>
            <time className={styles.when} dateTime={item.createdAt ?? undefined}>
              {relativeTime(item.createdAt, now)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
