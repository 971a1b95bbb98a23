import { adminActivityText } from './adminActivity.ts';
import { adminFirstDayText } from './adminFirstDay.ts';
import { adminFormsText } from './adminForms.ts';
import { adminGalleryText } from './adminGallery.ts';
import { adminHealthText } from './adminHealth.ts';
import { adminHistoryText } from './adminHistory.ts';
import { adminInboxText } from './adminInbox.ts';
import { adminLibraryText } from './adminLibrary.ts';
import { adminMailText } from './adminMail.ts';
import { adminPlanText } from './adminPlans.ts';
import { adminPreviewText } from './adminPreviews.ts';
import { adminRedirectsText } from './adminRedirects.ts';
import { adminSettingsText } from './adminSettings.ts';
import { adminSiteAtText } from './adminSiteAt.ts';
import { adminTrashText } from './adminTrash.ts';
import { adminUsersText } from './adminUsers.ts';
import { adminVisitsText } from './adminVisits.ts';
import { itemFormsText } from './itemForms.ts';
import { refusalText } from './refusals.ts';

/** The English texts that load after the first screen. */
export const later = {
  adminActivityText,
  adminFirstDayText,
  adminFormsText,
  adminGalleryText,
  adminHealthText,
  adminHistoryText,
  adminInboxText,
  adminLibraryText,
  adminMailText,
  adminPlanText,
  adminPreviewText,
  adminRedirectsText,
  adminSettingsText,
  adminSiteAtText,
  adminTrashText,
  adminUsersText,
  adminVisitsText,
  itemFormsText,
  refusalText,
} as const;
