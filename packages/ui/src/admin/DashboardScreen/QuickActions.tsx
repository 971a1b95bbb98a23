import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import type { Role } from '@vitrin/contract/accounts/role';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../elements/Link/Link.tsx';
import { adminText } from '../../text/panelText.ts';
import { quickActions } from './countedKinds.ts';
import * as styles from './lines.css.ts';

/** Links to common destinations. */
export function QuickActions({ role }: { role?: Role | undefined }) {
  return (
    <section aria-labelledby="quick-actions">
      <h2 className={styles.heading} id="quick-actions">
        {adminText.dashboard.quickActions}
      </h2>
      <ul className={styles.lines}>
        {quickActions()
          .filter(({ href }) => mayOpen(role, href))
          .map(({ label, href, icon: Icon }) => (
            <li key={label} className={styles.line}>
              <Link className={`${styles.row} ${styles.tight}`} href={href}>
                <Icon className={styles.icon} aria-hidden />
                <span className={styles.words}>
                  <span className={styles.title}>{label}</span>
                </span>
                <ArrowRight className={styles.go} aria-hidden />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
