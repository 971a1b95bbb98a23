import { memo, useRef } from 'react';
import { classes } from '../../../elements/classes.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { greetingFor, phoneHref, whatsAppHref } from '../phoneLinks.ts';
import { useScrolledPast } from '../useScrolledPast.ts';
import * as css from './Dock.css.ts';

export type DockProps = {
  phone: string;
  whatsApp: string;
  /** The title of the page's service or project, which the chat starts with. */
  about: string;
};

const { frame } = siteText;

function toTop() {
  // The button is hidden at the top, so that the focus would be lost.
  document.querySelector('main')?.focus({ preventScroll: true });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/**
 * Shortcuts at the right edge, once the page is scrolled past the first screen: message and call if there is a phone
 * number, and back to top. Phones have a bar instead.
 */
export const Dock = memo(function Dock(props: DockProps) {
  const { phone, whatsApp, about } = props;
  const dock = useRef<HTMLElement>(null);
  const shown = useScrolledPast(dock, { screens: 0.7 });
  return (
    <aside ref={dock} className={classes(css.dock, shown && css.shown)} aria-label={frame.shortcuts}>
      {whatsApp !== '' && (
        <a
          className={css.item}
          href={whatsAppHref(whatsApp, greetingFor(about))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={frame.whatsApp}
        >
          <Icon name="whatsApp" />
        </a>
      )}
      {phone !== '' && (
        <a className={css.item} href={phoneHref(phone)} aria-label={frame.call}>
          <Icon name="phone" />
        </a>
      )}
      <button type="button" className={css.item} aria-label={frame.toTop} onClick={toTop}>
        <Icon name="up" />
      </button>
    </aside>
  );
});
