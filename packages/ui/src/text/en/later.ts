import { adminFormsText } from './adminForms.ts';
import { adminGalleryText } from './adminGallery.ts';
import { adminHistoryText } from './adminHistory.ts';
import { adminLibraryText } from './adminLibrary.ts';
import { adminMailText } from './adminMail.ts';
import { adminPreviewText } from './adminPreviews.ts';
import { adminSettingsText } from './adminSettings.ts';
import { adminUsersText } from './adminUsers.ts';
import { itemFormsText } from './itemForms.ts';
import { refusalText } from './refusals.ts';

/** The texts in English that come after the first screen. */
export const later = {
  adminFormsText,
  adminGalleryText,
  adminHistoryText,
  adminLibraryText,
  adminMailText,
  adminPreviewText,
  adminSettingsText,
  adminUsersText,
  itemFormsText,
  refusalText,
} as const;
