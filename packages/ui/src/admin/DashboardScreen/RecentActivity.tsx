import type { Image } from '@vitrin/contract/image';
import { limits } from '@vitrin/contract/limits';
import { relativeTime } from '@vitrin/contract/relativeTime';
import { Link } from '../../elements/Link/Link.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { adminText } from '../../text/admin.en.ts';
import { Thumbnail } from '../parts/Thumbnail/Thumbnail.tsx';
import { type ContentKind, contentKinds } from './contentKinds.ts';
import * as styles from './lines.css.ts';
import { newestItems } from './newestItems.ts';

/** Something that was made in the panel. */
export type DashboardItem = {
  kind: ContentKind;
  id: string;
  title: string;
  image: Image | null;
  href: string;
  createdAt?: string | null | undefined;
};

export type RecentActivityProps = {
  /** All items of all kinds; absent while they load. */
  items: readonly DashboardItem[] | undefined;
  now: Date;
};

const text = adminText.dashboard;
const waiting = ['48%', '62%', '40%', '55%', '45%'];

/** The newest items across all kinds, with their age. */
export function RecentActivity(props: RecentActivityProps) {
  return (
    <section aria-labelledby="recent-activity">
      <h2 className={styles.heading} id="recent-activity">
        {text.recentActivity}
      </h2>
      <Newest {...props} />
    </section>
  );
}

function Newest({ items, now }: RecentActivityProps) {
  if (items === undefined) {
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
  if (items.length === 0) return <p className={styles.none}>{text.noActivity}</p>;
  return (
    <ul className={styles.lines}>
      {newestItems(items, limits.recentActivity).map((item) => (
        <li key={`${item.kind}-${item.id}`} className={styles.line}>
          <Link className={styles.row} href={item.href}>
            <Thumbnail image={item.image} />
            <span className={styles.words}>
              <span className={styles.title} lang="tr">
                {item.title}
              </span>
              <span className={styles.kind}>{contentKinds[item.kind].one}</span>
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
