import { adminText } from './admin.ts';
import { adminMessagesText } from './adminMessages.ts';

/** The English texts that the panel needs to show its first screen. */
export const first = {
  /** The locale of dates and numbers, as a BCP 47 tag. */
  locale: 'en-GB',
  adminText,
  adminMessagesText,
} as const;
