import { adminText } from './admin.ts';
import { adminFormsText } from './adminForms.ts';
import { adminGalleryText } from './adminGallery.ts';
import { adminMessagesText } from './adminMessages.ts';
import { adminRedirectsText } from './adminRedirects.ts';
import { adminSettingsText } from './adminSettings.ts';
import { adminTrashText } from './adminTrash.ts';
import { itemFormsText } from './itemForms.ts';
import { refusalText } from './refusals.ts';

/** Every text of the panel in English, from which the type of a panel's catalogue is derived. */
export const panel = {
  /** How dates and figures are written, as BCP 47. */
  locale: 'en-GB',
  adminText,
  adminFormsText,
  adminGalleryText,
  adminMessagesText,
  adminRedirectsText,
  adminSettingsText,
  adminTrashText,
  itemFormsText,
  refusalText,
} as const;
