import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { adminText } from '../../../text/panelText.ts';
import * as styles from './Mark.css.ts';

export type MarkProps = { companyName?: string };

/** The product's logo and name, above the name of the website's company. */
export function Mark(props: MarkProps) {
  return (
    <span className={styles.mark}>
      <Sign />
      <span className={styles.words}>
        <span className={styles.product}>{adminText.product}</span>
        {props.companyName && (
          <span className={styles.company} lang={siteLanguage}>
            {props.companyName}
          </span>
        )}
      </span>
    </span>
  );
}

/** The logo only: a V between four corner ticks. */
export function Sign() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
      <path d="M2.5 7.5v-5h5M16.5 2.5h5v5M21.5 16.5v5h-5M7.5 21.5h-5v-5" strokeWidth="1.25" />
      <path d="m7 7.5 5 9 5-9" strokeWidth="2.25" />
    </svg>
  );
}
