import { adminFormsText } from './adminForms.ts';
import { adminGalleryText } from './adminGallery.ts';
import { adminHistoryText } from './adminHistory.ts';
import { adminSettingsText } from './adminSettings.ts';
import { itemFormsText } from './itemForms.ts';
import { refusalText } from './refusals.ts';

/** The texts in English that come after the first screen. */
export const later = {
  adminFormsText,
  adminGalleryText,
  adminHistoryText,
  adminSettingsText,
  itemFormsText,
  refusalText,
} as const;
