import { adminFirstDayText } from '../../text/panelText.ts';
import * as css from './DemoContentScreen.css.ts';
import { DemoLeft, type DemoLeftProps } from './DemoLeft.tsx';

export type DemoContentScreenProps = DemoLeftProps;

/** What is left of the demo content on the site, which can be removed in one step. */
export function DemoContentScreen(props: DemoContentScreenProps) {
  return (
    <section className={css.screen} aria-label={adminFirstDayText.demo.title}>
      <DemoLeft {...props} />
    </section>
  );
}
