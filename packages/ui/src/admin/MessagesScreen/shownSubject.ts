import type { ContactMessage } from '@vitrin/contract/messages/message';
import { adminMessagesText as text } from '../../text/panelText.ts';

/** What a message is about, as lists and headings show it. */
export const shownSubject = ({ subject, form }: Pick<ContactMessage, 'subject' | 'form'>): string =>
  subject || (form === 'quote' ? text.noSubjectOfQuote : text.noSubject);
