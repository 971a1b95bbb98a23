import type { ContactMessage } from '@vitrin/contract/messages/message';
import { adminMessagesText } from '../../text/panelText.ts';

/** Opens the admin's mail program with an answer that quotes the message. */
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

/** Opens a chat with somebody who left a phone number; undefined where none was left. */
export const whatsAppReply = ({ phone }: Pick<ContactMessage, 'phone'>): string | undefined =>
  /^\+\d+$/.test(phone) ? `https://wa.me/${phone.slice(1)}` : undefined;
