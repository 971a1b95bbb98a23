import { internationalPhone } from '@vitrin/contract/links/phone';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { siteText } from '@vitrin/ui/text/website/site';

/**
 * The digits of a phone number in international form ("0232 555 01 40" → "902325550140"); of one that cannot be read as
 * such, all of its digits.
 */
function international(phone: string): string {
  const bare = phone.replace(/[^\d+]/g, '');
  return internationalPhone(bare)?.slice(1) ?? bare.replace(/^00|\+/g, '');
}

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
