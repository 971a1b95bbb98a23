import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { classes } from '../../../elements/classes.ts';
import { Icon, type IconName } from '../../../elements/Icon/Icon.tsx';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import { note } from '../../../theme/type.css.ts';
import { breakableEmail } from '../breakableEmail.tsx';
import { phoneHref, phonesOf, whatsAppHref, whatsAppOf } from '../phoneLinks.ts';
import * as css from './ContactWays.css.ts';

export type ContactWaysProps = {
  siteInfo: SiteInfo;
  /** The initial text of a chat, if visitors should write instead of calling. */
  whatsAppText?: string;
  /** A link to directions to the company. */
  directions?: string | undefined;
};

type Way = { icon: IconName; title: string; words: string; href?: string; outside?: boolean };

/** Address, phone numbers, WhatsApp and e-mail, as far as the company has entered them. */
export function ContactWays(props: ContactWaysProps) {
  const { siteInfo, whatsAppText } = props;
  const { address, email } = siteInfo;
  // A WhatsApp number that equals the phone number is shown once, unless visitors should write.
  const chat = whatsAppText === undefined ? (siteInfo.whatsApp ?? '') : whatsAppOf(siteInfo);
  const all: readonly Way[] = [
    ...(whatsAppText === undefined ? [{ icon: 'pin', title: text.address, words: address } as const] : []),
    ...phonesOf(siteInfo).map(
      ({ label, number }) =>
        ({ icon: 'phone', title: label || text.phone, words: number, href: phoneHref(number) }) as const,
    ),
    {
      icon: 'whatsApp',
      title: text.whatsApp,
      words: chat,
      href: whatsAppHref(chat, whatsAppText),
      outside: true,
    },
    { icon: 'mail', title: text.email, words: email, href: `mailto:${email}` },
  ];
  const ways = all.filter(({ words }) => words !== '');
  if (ways.length === 0) return null;
  return (
    <ul className={css.ways} aria-label={text.ways}>
      {ways.map(({ icon, title, words, href, outside = false }) => (
        <li key={`${title} ${words}`} className={css.way}>
          <span className={css.icon}>
            <Icon name={icon} size="large" />
          </span>
          <div className={css.words}>
            <h2 className={classes(note, css.title)}>{title}</h2>
            {href === undefined ? (
              <>
                <address className={css.value}>{words}</address>
                {props.directions !== undefined && (
                  <p>
                    <a
                      className={css.directions}
                      href={props.directions}
                      target="_blank"
                      rel="noopener noreferrer"
                    >
                      {text.directions}
                    </a>
                  </p>
                )}
              </>
            ) : (
              <a
                className={classes(css.value, css.link)}
                href={href}
                {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {icon === 'mail' ? breakableEmail(words) : words}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
