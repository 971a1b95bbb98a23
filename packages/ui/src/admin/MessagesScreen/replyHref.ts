import type { ContactMessage } from '@vitrin/contract/messages/message';
import { adminMessagesText } from '../../text/panelText.ts';

/** A mailto address for a reply that quotes the message. */
export function replyHref(message: Pick<ContactMessage, 'email' | 'subject' | 'message'>): string {
  const quoted = message.message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const fields = [
    ...(message.subject === '' ? [] : [['subject', adminMessagesText.replySubject(message.subject)]]),
    ['body', `\r\n\r\n${quoted}`],
  ];
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
  return `mailto:${encodeURIComponent(message.email)}?${query}`;
}

/** A WhatsApp chat with a sender who left a phone number; undefined without one. */
export const whatsAppReply = ({ phone }: Pick<ContactMessage, 'phone'>): string | undefined =>
  /^\+\d+$/.test(phone) ? `https://wa.me/${phone.slice(1)}` : undefined;
