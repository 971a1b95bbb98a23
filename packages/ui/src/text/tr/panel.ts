import { panelIn } from '../catalogue.ts';
import { adminText } from './admin.ts';
import { adminFormsText } from './adminForms.ts';
import { adminGalleryText } from './adminGallery.ts';
import { adminMessagesText } from './adminMessages.ts';
import { adminRedirectsText } from './adminRedirects.ts';
import { adminSettingsText } from './adminSettings.ts';
import { adminTrashText } from './adminTrash.ts';
import { itemFormsText } from './itemForms.ts';
import { refusalText } from './refusals.ts';

/** Every text of the panel in Turkish. */
export const panel = panelIn({
  locale: 'tr-TR',
  adminText,
  adminFormsText,
  adminGalleryText,
  adminMessagesText,
  adminRedirectsText,
  adminSettingsText,
  adminTrashText,
  itemFormsText,
  refusalText,
});
