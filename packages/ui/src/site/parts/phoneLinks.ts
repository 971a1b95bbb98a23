import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { siteText } from '@vitrin/ui/text/website/site';

/** The digits of a phone number in international form ("0232 555 01 40" → "902325550140"), empty if there are none. */
function international(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return `90${digits.slice(1)}`;
  if (digits.length === 10) return `90${digits}`;
  return digits;
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
