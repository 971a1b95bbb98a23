import { siteText } from './site.ts';
import { siteBlogText } from './siteBlog.ts';
import { siteColorsText } from './siteColors.ts';
import { siteContactText } from './siteContact.ts';
import { siteListsText } from './siteLists.ts';
import { siteMediaText } from './siteMedia.ts';
import { sitePagesText } from './sitePages.ts';
import { siteRichText } from './siteRichText.ts';
import { sitePreviewText } from './sitePreview.ts';
import { siteSearchText } from './siteSearch.ts';
import { siteServiceText } from './siteService.ts';
import { siteQuoteText } from './siteQuote.ts';

/** All Turkish texts of the website. Pages import their own files; this module only exists for the types. */
export const website = {
  siteText,
  siteBlogText,
  siteColorsText,
  siteContactText,
  siteListsText,
  siteMediaText,
  sitePagesText,
  siteRichText,
  sitePreviewText,
  siteSearchText,
  siteServiceText,
  siteQuoteText,
} as const;
