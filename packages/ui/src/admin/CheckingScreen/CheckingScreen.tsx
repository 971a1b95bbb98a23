import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { adminText } from '../../text/panelText.ts';
import * as styles from './CheckingScreen.css.ts';

/** Shown while the panel checks who is signed in. */
export function CheckingScreen() {
  return (
    <main className={styles.screen} aria-busy="true">
      <Spinner />
      <output>{adminText.loading}</output>
    </main>
  );
}
