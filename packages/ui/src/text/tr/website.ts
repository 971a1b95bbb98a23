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

/** Every text of the website in Turkish. Pages import their own files; this collects them for the types only. */
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
