import { z } from 'zod';
import { line, longText, optionalEmail, webAddress, webLink } from './fields.ts';
import { image } from './image.ts';

/** The company's facts that an admin edits as text. */
export const siteInfoDraft = z
  .object({
    companyName: line,
    phone: line,
    email: optionalEmail,
    address: longText,
    footerDescription: longText,
    facebook: webAddress,
    twitter: webAddress,
    instagram: webAddress,
    youtube: webAddress,
    linkedin: webAddress,
    mapUrl: webAddress,
    mapEnabled: z.boolean(),
    contactDelivery: z.enum(['inbox', 'simulate']),
  })
  .meta({ id: 'SiteInfoDraft' });
export type SiteInfoDraft = z.infer<typeof siteInfoDraft>;

/** Some of the facts, as a client may save them; what is absent stays. */
export const siteInfoChange = siteInfoDraft.partial().meta({ id: 'SiteInfoChange' });
export type SiteInfoChange = z.infer<typeof siteInfoChange>;

/** The facts that header, footer, title and favicon show. `favicon` and `favIcon` are always the same. */
export const siteInfo = z
  .object({
    companyName: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    footerDescription: z.string(),
    facebook: webLink,
    twitter: webLink,
    instagram: webLink,
    youtube: webLink,
    linkedin: webLink,
    mapUrl: webLink,
    mapEnabled: z.boolean(),
    contactDelivery: z.enum(['inbox', 'simulate']).optional(),
    logo: image.nullable(),
    footerImage: image.nullable(),
    favicon: image.nullable(),
    favIcon: image.nullable(),
  })
  .meta({ id: 'SiteInfo' });
export type SiteInfo = z.infer<typeof siteInfo>;
