import type { ContactMessage } from '@vitrin/contract/message';
import { readablePhone } from '@vitrin/contract/phone';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { Link } from '../../elements/Link/Link.tsx';
import { adminMessagesText as text } from '../../text/panelText.ts';
import * as styles from './QuoteFacts.css.ts';

export type QuoteFactsProps = { message: ContactMessage };

/** How to reach somebody who asks for a quote, and what is known of the work. */
export function QuoteFacts({ message }: QuoteFactsProps) {
  const { phone, email, place, size, page } = message;
  const facts = [
    { name: text.phone, value: readablePhone(phone), href: `tel:${phone}` },
    { name: text.email, value: email, href: `mailto:${encodeURIComponent(email)}` },
    { name: text.place, value: place },
    { name: text.size, value: size },
    { name: text.page, value: page, href: page, outside: true },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={styles.facts} aria-label={text.facts}>
      {facts.map(({ name, value, href, outside }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} lang={siteLanguage}>
            {href === undefined ? (
              value
            ) : (
              <Link
                href={href}
                className={styles.link}
                {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
