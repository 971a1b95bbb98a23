import type { Load } from '@vitrin/contract/load';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../elements/Button/Button.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminText } from '../../text/panelText.ts';
import { managedKinds } from '../parts/managedKinds.ts';
import { type CountedKind, kindNames } from './countedKinds.ts';
import * as styles from './Counts.css.ts';

/** How many items of a kind there are, and how many of them visitors see. */
export type DashboardCount = { total: number; active: number; scheduled?: number | undefined };

/** The kinds to show; an omitted kind is not shown. */
export type CountsProps = { kinds: Partial<Record<CountedKind, Load<DashboardCount>>> };

/** One number per kind of content, each linked to its list; each loads and fails independently. */
export function Counts(props: CountsProps) {
  const text = adminText.dashboard;
  const loading = kindNames.some((kind) => props.kinds[kind]?.status === 'loading');
  return (
    <section className={styles.counts} aria-label={text.counts} aria-busy={loading}>
      {loading && (
        <VisuallyHidden>
          <output>{adminText.loading}</output>
        </VisuallyHidden>
      )}
      {kindNames.map((kind) => {
        const count = props.kinds[kind];
        return count && <Count key={kind} kind={kind} count={count} />;
      })}
    </section>
  );
}

function Count({ kind, count }: { kind: CountedKind; count: Load<DashboardCount> }) {
  const text = adminText.dashboard;
  const { href, icon: Icon } = managedKinds[kind];
  const { many } = adminText.entities[kind];
  const name = (
    <span className={styles.what}>
      <Icon className={styles.icon} aria-hidden />
      {many}
    </span>
  );
  if (count.status === 'loading') {
    return (
      <div className={styles.count}>
        {name}
        <span className={styles.number}>
          <Skeleton width="48px" height={28} />
        </span>
        <span className={styles.detail}>
          <Skeleton width="112px" height={10} />
        </span>
      </div>
    );
  }
  if (count.status === 'failed') {
    return (
      <div className={styles.count} role="alert">
        {name}
        <span className={styles.failure}>{text.notLoaded}</span>
        <span>
          <Button
            tone="quiet"
            size="small"
            icon={<RotateCcw size={14} aria-hidden />}
            aria-label={text.again(many)}
            onClick={count.retry}
          >
            {adminText.tryAgain}
          </Button>
        </span>
      </div>
    );
  }
  return (
    <Link className={styles.count} href={href}>
      {name}
      <span className={styles.number}>{count.data.total}</span>
      <span className={styles.detail}>{detailOf(count.data)}</span>
    </Link>
  );
}

function detailOf({ total, active, scheduled = 0 }: DashboardCount): string {
  const text = adminText.dashboard;
  if (total === 0) return text.none;
  if (active === total) return text.allActive;
  const hidden = total - active - scheduled;
  return [
    text.live(active),
    ...(scheduled > 0 ? [text.scheduled(scheduled)] : []),
    ...(hidden > 0 ? [text.hidden(hidden)] : []),
  ].join(', ');
}
