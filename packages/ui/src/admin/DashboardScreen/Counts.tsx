import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Link } from '../../elements/Link/Link.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminText } from '../../text/admin.en.ts';
import { type ContentKind, contentKinds } from './contentKinds.ts';
import * as styles from './Counts.css.ts';

/** How many items of a kind there are, and how many of them visitors see. */
export type DashboardCount = { kind: ContentKind; total: number; active: number };

export type CountsProps = {
  /** Absent while they load. */
  counts: readonly DashboardCount[] | undefined;
};

const text = adminText.dashboard;

/** One number a kind of content, each leading to its list. */
export function Counts(props: CountsProps) {
  const kinds = Object.keys(contentKinds);
  const amount = assignInlineVars({ [styles.amount]: String(props.counts?.length ?? kinds.length) });
  if (props.counts === undefined) {
    return (
      <div className={styles.counts} style={amount} aria-busy="true">
        <VisuallyHidden>
          <output>{adminText.loading}</output>
        </VisuallyHidden>
        {kinds.map((kind) => (
          <div key={kind} className={styles.count}>
            <Skeleton width="96px" />
            <Skeleton width="48px" height={28} />
            <Skeleton width="112px" height={10} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <section className={styles.counts} style={amount} aria-label={text.counts}>
      {props.counts.map((count) => {
        const kind = contentKinds[count.kind];
        const Icon = kind.icon;
        return (
          <Link key={count.kind} className={styles.count} href={kind.href}>
            <span className={styles.what}>
              <Icon className={styles.icon} aria-hidden />
              {kind.many}
            </span>
            <span className={styles.number}>{count.total}</span>
            <span className={styles.detail}>{detailOf(count)}</span>
          </Link>
        );
      })}
    </section>
  );
}

function detailOf({ total, active }: DashboardCount): string {
  if (total === 0) return text.none;
  return active === total ? text.allActive : text.activeAndInactive(active, total - active);
}
