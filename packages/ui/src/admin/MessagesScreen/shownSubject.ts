import type { ContactMessage } from '@vitrin/contract/messages/message';
import { adminMessagesText as text } from '../../text/panelText.ts';

/** The subject of a message as shown in lists and headings. */
export const shownSubject = ({ subject, form }: Pick<ContactMessage, 'subject' | 'form'>): string =>
  subject || (form === 'quote' ? text.noSubjectOfQuote : text.noSubject);
