import { memo } from 'react';
import { classes } from '../../../elements/classes.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { greetingFor, phoneHref, whatsAppHref } from '../phoneLinks.ts';
import * as css from './PhoneBar.css.ts';

export type PhoneBarProps = {
  phone: string;
  whatsApp: string;
  /** The title of the page's service or project, which the chat starts with. */
  about: string;
  /** The URL of the quote page; absent on that page. */
  quoteHref: string | undefined;
};

const { action, frame } = siteText;

/**
 * Quick ways to reach the company at the bottom edge of phones. On the quote page it is below the form, whose fields it
 * would cover.
 */
export const PhoneBar = memo(function PhoneBar(props: PhoneBarProps) {
  const { phone, whatsApp, about, quoteHref } = props;
  if (phone === '' && whatsApp === '' && quoteHref === undefined) return null;
  return (
    <aside className={classes(css.bar, quoteHref !== undefined && css.sticky)} aria-label={frame.shortcuts}>
      {phone !== '' && (
        <a className={css.item} href={phoneHref(phone)}>
          <Icon name="phone" />
          {frame.barCall}
        </a>
      )}
      {whatsApp !== '' && (
        <a
          className={css.item}
          href={whatsAppHref(whatsApp, greetingFor(about))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsApp" />
          {frame.barWhatsApp}
        </a>
      )}
      {quoteHref !== undefined && (
        <Link className={classes(css.item, css.strong)} href={quoteHref}>
          {action.quote}
        </Link>
      )}
    </aside>
  );
});
