import { adminFirstDayText } from '../../text/panelText.ts';
import * as css from './DemoContentScreen.css.ts';
import { DemoLeft, type DemoLeftProps } from './DemoLeft.tsx';

export type DemoContentScreenProps = DemoLeftProps;

/** What a demo has left on the site, and the way to be rid of it in one step. */
export function DemoContentScreen(props: DemoContentScreenProps) {
  return (
    <section className={css.screen} aria-label={adminFirstDayText.demo.title}>
      <DemoLeft {...props} />
    </section>
  );
}
