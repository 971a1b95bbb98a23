import { adminText } from './admin.ts';
import { adminMessagesText } from './adminMessages.ts';

/** The texts in Turkish that the panel needs to show its first screen. */
export const first = {
  /** How dates and figures are written, as BCP 47. */
  locale: 'tr-TR',
  adminText,
  adminMessagesText,
};
