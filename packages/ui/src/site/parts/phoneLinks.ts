import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { siteText } from '@vitrin/ui/text/website/site';

/** The start of a number of Turkey: the country's code, the zero before an area code, or nothing. */
const turkish = /^(?:\+900?|(?:90)?0?(?=\d{10}$|444\d{4}$))/;

/**
 * The digits of a phone number in international form ("0232 555 01 40" → "902325550140"), empty if there are none. Reads
 * numbers as `internationalPhone` does, whose checks a first view does without.
 */
const international = (phone: string): string =>
  phone
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(turkish, '90')
    .replace('+', '');

/** The `tel:` URL of a phone number. */
export const phoneHref = (phone: string): string => `tel:+${international(phone)}`;

/** The URL that opens a WhatsApp chat with a phone number, with an optional initial text. */
export const whatsAppHref = (phone: string, begin = ''): string =>
  `https://wa.me/${international(phone)}${begin === '' ? '' : `?text=${encodeURIComponent(begin)}`}`;

/** The company's WhatsApp number; its phone number by default. */
export const whatsAppOf = ({ whatsApp, phone }: Pick<SiteInfo, 'whatsApp' | 'phone'>): string =>
  whatsApp || phone;

/** The company's phone numbers; the first has no label. */
export const phonesOf = ({
  phone,
  morePhones = [],
}: Pick<SiteInfo, 'phone' | 'morePhones'>): readonly { label: string; number: string }[] => [
  ...(phone === '' ? [] : [{ label: '', number: phone }]),
  ...morePhones,
];

/** The initial text of a chat: a quote request, about a service or project if its title is given. */
export const greetingFor = (title: string): string =>
  title === '' ? siteText.action.greeting : siteText.action.greetingAbout(title);
