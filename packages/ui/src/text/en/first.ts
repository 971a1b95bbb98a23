import { adminText } from './admin.ts';
import { adminMessagesText } from './adminMessages.ts';

/** The texts in English that the panel needs to show its first screen. */
export const first = {
  /** How dates and figures are written, as BCP 47. */
  locale: 'en-GB',
  adminText,
  adminMessagesText,
} as const;
