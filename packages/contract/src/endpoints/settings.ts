import { z } from 'zod';
import { define } from '../endpoint.ts';
import { privacyNotice, privacyNoticeDraft } from '../pages/privacy.ts';
import { siteInfo, siteInfoChange } from '../settings/siteInfo.ts';
import { themeColors, themeColorsChange } from '../settings/theme.ts';

/** The calls about the company's facts and colours. */
export const settingEndpoints = {
  siteInfo: {
    read: define({
      method: 'GET',
      path: '/site-info',
      access: 'public',
      tag: 'Site info',
      summary: "The company's facts",
      answer: siteInfo,
    }),
    save: define({
      method: 'POST',
      path: '/site-info',
      access: 'owner',
      tag: 'Site info',
      summary: "Changes the company's facts; absent fields stay",
      body: siteInfoChange,
      answer: siteInfo,
    }),
    uploadImage: define({
      method: 'POST',
      path: '/site-info/image/{id}',
      access: 'owner',
      tag: 'Site info',
      summary: 'Stores a picture and makes it the logo or the footer picture',
      params: z.object({ id: z.enum(['logo', 'footerImage']) }),
      upload: 'file',
      answer: siteInfo,
    }),
    removeImage: define({
      method: 'DELETE',
      path: '/site-info/image/{id}',
      access: 'owner',
      tag: 'Site info',
      summary: 'Takes the logo, the footer picture or the favicon away',
      params: z.object({ id: z.enum(['logo', 'footerImage', 'favicon']) }),
      answer: siteInfo,
    }),
    uploadFavicon: define({
      method: 'POST',
      path: '/site-info/favicon',
      access: 'owner',
      tag: 'Site info',
      summary: 'Stores a PNG or ICO file and makes it the favicon',
      upload: 'file',
      answer: siteInfo,
    }),
  },
  privacy: {
    read: define({
      method: 'GET',
      path: '/privacy-notice',
      access: 'public',
      tag: 'Site info',
      summary: 'The notice about personal data',
      answer: privacyNotice,
    }),
    save: define({
      method: 'POST',
      path: '/privacy-notice',
      access: 'owner',
      tag: 'Site info',
      summary: 'Changes the notice about personal data; absent fields stay',
      body: privacyNoticeDraft,
      answer: privacyNotice,
    }),
  },
  theme: {
    read: define({
      method: 'GET',
      path: '/theme/colors',
      access: 'public',
      tag: 'Theme',
      summary: 'The eight stored colours',
      answer: themeColors,
    }),
    save: define({
      method: 'POST',
      path: '/theme/colors',
      access: 'owner',
      tag: 'Theme',
      summary: 'Saves colours; absent keys stay',
      body: themeColorsChange,
      answer: themeColors,
    }),
  },
} as const;
