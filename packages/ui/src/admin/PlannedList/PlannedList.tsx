import type { Plan } from '@vitrin/contract/drafts/plan';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Link } from '../../elements/Link/Link.tsx';
import { adminPlanText as text } from '../../text/panelText.ts';
import * as styles from '../DashboardScreen/lines.css.ts';
import { formatMoment } from '../parts/relativeTime.ts';

export type PlannedListProps = {
  /** Sorted by date, the next one first. */
  plans: readonly Plan[];
  /** The address of the form for a plan's subject. */
  hrefOf: (plan: Plan) => string;
};

/** Pending and failed plans, each linked to its form; renders nothing if there are none. */
export function PlannedList({ plans, hrefOf }: PlannedListProps) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="planned">
      <h2 className={styles.heading} id="planned">
        {text.list}
      </h2>
      <ul className={styles.lines}>
        {plans.map((plan) => (
          <li key={`${plan.kind} ${plan.id} ${plan.act}`} className={styles.line}>
            <Link className={styles.row} href={hrefOf(plan)}>
              <span className={styles.words}>
                <span className={styles.title} {...(plan.title !== '' && { lang: siteLanguage })}>
                  {plan.title || (plan.id === 'theme' ? text.theme : text.settings)}
                </span>
                <span className={styles.kind}>
                  {plan.fault === null
                    ? text.listed[plan.act]
                    : `${text.notDone}. ${text.faults[plan.fault]}`}
                </span>
              </span>
              <time className={styles.when} dateTime={plan.at}>
                {formatMoment(plan.at)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
