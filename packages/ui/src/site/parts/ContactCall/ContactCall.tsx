import { memo, useId } from 'react';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { classes } from '../../../elements/classes.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { grid, grounds, wrap } from '../../../theme/layout.css.ts';
import { headings } from '../../../theme/type.css.ts';
import { phoneHref } from '../phoneLinks.ts';
import * as css from './ContactCall.css.ts';
import { MeasuredSquare } from './MeasuredSquare.tsx';

export type ContactCallProps = {
  phone: string;
  email: string;
  /** The address of the quote page. */
  quoteHref: string;
};

/** The call to action to write or call, above the footer of every page. */
export const ContactCall = memo(function ContactCall(props: ContactCallProps) {
  const { phone, email, quoteHref } = props;
  const title = useId();
  return (
    <section className={classes(grounds.primary, css.section)} aria-labelledby={title}>
      <div className={classes(wrap, grid, css.row)}>
        <div className={css.words}>
          <h2 id={title} className={classes(headings.display, css.title)}>
            {siteText.frame.callTitle}
          </h2>
          <div className={css.actions}>
            <ButtonLink href={quoteHref} tone="ink" arrow={<Icon name="arrow" />}>
              {siteText.action.quote}
            </ButtonLink>
            {phone !== '' && (
              <a className={css.reach} href={phoneHref(phone)}>
                {phone}
              </a>
            )}
            {email !== '' && (
              <a className={css.reach} href={`mailto:${email}`}>
                {email}
              </a>
            )}
          </div>
        </div>
        <MeasuredSquare />
      </div>
    </section>
  );
});
