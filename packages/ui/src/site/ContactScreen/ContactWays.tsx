import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { classes } from '../../elements/classes.ts';
import { Icon, type IconName } from '../../elements/Icon/Icon.tsx';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import { note } from '../../theme/type.css.ts';
import { phoneHref } from '../parts/phone.ts';
import * as css from './ContactWays.css.ts';

export type ContactWaysProps = { siteInfo: SiteInfo };

type Way = { icon: IconName; title: string; words: string; href?: string };

/** Address, phone and e-mail, those that the company gave. */
export function ContactWays(props: ContactWaysProps) {
  const { address, phone, email } = props.siteInfo;
  const all: readonly Way[] = [
    { icon: 'pin', title: text.address, words: address },
    { icon: 'phone', title: text.phone, words: phone, href: phoneHref(phone) },
    { icon: 'mail', title: text.email, words: email, href: `mailto:${email}` },
  ];
  const ways = all.filter(({ words }) => words !== '');
  if (ways.length === 0) return null;
  return (
    <ul className={css.ways} aria-label={text.ways}>
      {ways.map(({ icon, title, words, href }) => (
        <li key={title} className={css.way}>
          <span className={css.icon}>
            <Icon name={icon} size="large" />
          </span>
          <div className={css.words}>
            <h2 className={classes(note, css.title)}>{title}</h2>
            {href === undefined ? (
              <address className={css.value}>{words}</address>
            ) : (
              <a className={classes(css.value, css.link)} href={href}>
                {words}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
