import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { adminText } from '../../text/panelText.ts';
import * as styles from './CheckingScreen.css.ts';

/** Shown while the panel checks the session. */
export function CheckingScreen() {
  return (
    <main className={styles.screen} aria-busy="true">
      <Spinner />
      <output>{adminText.loading}</output>
    </main>
  );
}
