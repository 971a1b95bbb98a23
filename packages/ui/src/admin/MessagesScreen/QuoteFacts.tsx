import type { ContactMessage } from '@vitrin/contract/messages/message';
import { readablePhone } from '@vitrin/contract/links/phone';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Link } from '../../elements/Link/Link.tsx';
import { adminInboxText, adminMessagesText as text } from '../../text/panelText.ts';
import * as styles from './QuoteFacts.css.ts';

/** Enough of a version's id to distinguish it. */
export const noticeCharacters = 8;

export type QuoteFactsProps = { message: ContactMessage };

/** The sender's contact details, the details of the job, and the page or campaign they came from. */
export function QuoteFacts({ message }: QuoteFactsProps) {
  const { form, phone, email, place, size, page, about, campaign, notice } = message;
  const facts = [
    { name: text.phone, value: readablePhone(phone), href: `tel:${phone}` },
    // The e-mail address of the contact form is shown above.
    { name: text.email, value: form === 'quote' ? email : '', href: `mailto:${encodeURIComponent(email)}` },
    { name: text.place, value: place },
    { name: text.size, value: size },
    {
      name: adminInboxText.about,
      value: about === null || about.title === message.subject ? '' : about.title,
    },
    { name: text.page, value: page, href: page, outside: true },
    {
      name: adminInboxText.campaign,
      value: [campaign.source, campaign.medium, campaign.campaign, campaign.term, campaign.content]
        .filter((part) => part !== '')
        .join(' / '),
    },
    { name: adminInboxText.notice, value: notice?.slice(0, noticeCharacters) ?? '' },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
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
