import { aboutDraft } from '../pages/about.ts';
import { homePageDraft } from '../pages/home.ts';
import { privacyNoticeDraft } from '../pages/privacy.ts';
import { siteInfoDraft } from '../settings/siteInfo.ts';
import type { SiteSetting } from '../operation/siteFile.ts';
import { teamPageDraft } from '../pages/teamPage.ts';
import { themeColorsChange } from '../settings/theme.ts';
import { z } from 'zod';

/** A settings section with a history of its own: its document, its fields, and its pictures by name. */
export type HistorySection = {
  readonly setting: SiteSetting;
  readonly fields: z.ZodObject;
  readonly pictures: readonly string[];
};

const facts = siteInfoDraft.shape;

/** A section of the company's facts. */
const factsOf = (fields: z.ZodRawShape, pictures: HistorySection['pictures'] = []): HistorySection => ({
  setting: 'siteInfo',
  fields: z.object(fields).partial(),
  pictures,
});

/** The sections of the settings that are documents; the banner's pictures, a separate list, are `slider`. */
export const settingSections = {
  general: factsOf({ companyName: facts.companyName, shortName: facts.shortName }, ['logo', 'favicon']),
  contact: factsOf({
    phone: facts.phone,
    morePhones: facts.morePhones,
    email: facts.email,
    address: facts.address,
    whatsApp: facts.whatsApp,
    openingHours: facts.openingHours,
    coordinates: facts.coordinates,
    contactDelivery: facts.contactDelivery,
  }),
  map: factsOf({ mapEnabled: facts.mapEnabled, mapUrl: facts.mapUrl }),
  social: factsOf({
    facebook: facts.facebook,
    twitter: facts.twitter,
    instagram: facts.instagram,
    youtube: facts.youtube,
    linkedin: facts.linkedin,
  }),
  footer: factsOf({ footerDescription: facts.footerDescription }, ['footerImage']),
  home: { setting: 'home', fields: homePageDraft, pictures: [] },
  about: { setting: 'about', fields: aboutDraft, pictures: ['image'] },
  team: { setting: 'crewPage', fields: teamPageDraft, pictures: [] },
  privacy: { setting: 'privacy', fields: privacyNoticeDraft, pictures: [] },
  theme: { setting: 'theme', fields: themeColorsChange, pictures: [] },
} as const satisfies Readonly<Record<string, HistorySection>>;

/** The name of a settings section that is a document. */
export type SettingSection = keyof typeof settingSections;

/** The names of all settings sections with a history. */
export const historySections = [
  'general',
  'contact',
  'map',
  'social',
  'footer',
  'home',
  'about',
  'team',
  'privacy',
  'theme',
  'slider',
] as const;
export type HistorySectionName = (typeof historySections)[number];
