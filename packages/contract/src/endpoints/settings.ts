import { z } from 'zod';
import { define } from '../endpoint.ts';
import { privacyNotice, privacyNoticeDraft } from '../privacy.ts';
import { siteInfo, siteInfoChange } from '../siteInfo.ts';
import { themeColors, themeColorsChange } from '../theme.ts';

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
      errors: [],
    }),
    save: define({
      method: 'POST',
      path: '/site-info',
      access: 'admin',
      tag: 'Site info',
      summary: "Changes the company's facts; absent fields stay",
      body: siteInfoChange,
      answer: siteInfo,
      errors: [400, 401],
    }),
    uploadImage: define({
      method: 'POST',
      path: '/site-info/image/{id}',
      access: 'admin',
      tag: 'Site info',
      summary: 'Stores a picture and makes it the logo or the footer picture',
      params: z.object({ id: z.enum(['logo', 'footerImage']) }),
      upload: 'file',
      answer: siteInfo,
      errors: [400, 401, 413, 415],
    }),
    removeImage: define({
      method: 'DELETE',
      path: '/site-info/image/{id}',
      access: 'admin',
      tag: 'Site info',
      summary: 'Takes the logo, the footer picture or the favicon away',
      params: z.object({ id: z.enum(['logo', 'footerImage', 'favicon']) }),
      answer: siteInfo,
      errors: [400, 401],
    }),
    uploadFavicon: define({
      method: 'POST',
      path: '/site-info/favicon',
      access: 'admin',
      tag: 'Site info',
      summary: 'Stores a PNG or ICO file and makes it the favicon',
      upload: 'file',
      answer: siteInfo,
      errors: [400, 401, 413, 415],
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
      errors: [],
    }),
    save: define({
      method: 'POST',
      path: '/privacy-notice',
      access: 'admin',
      tag: 'Site info',
      summary: 'Changes the notice about personal data; absent fields stay',
      body: privacyNoticeDraft,
      answer: privacyNotice,
      errors: [400, 401],
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
      errors: [],
    }),
    save: define({
      method: 'POST',
      path: '/theme/colors',
      access: 'admin',
      tag: 'Theme',
      summary: 'Saves colours; absent keys stay',
      body: themeColorsChange,
      answer: themeColors,
      errors: [400, 401],
    }),
  },
} as const;
