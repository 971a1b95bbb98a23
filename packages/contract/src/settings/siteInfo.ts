import { z } from 'zod';
import { line, longText, optionalEmail, requiredLine, webAddress, webLink } from '../fields.ts';
import { image } from '../files/image.ts';
import { coordinates } from '../links/coordinates.ts';
import { answeredHours, openingHours } from './openingHours.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';

const half = refusals.halfPair();

/** The company's facts that an admin edits as text. */
export const siteInfoDraft = z
  .object({
    companyName: line,
    /** Replaces a long name where there is little room, as in the header. */
    shortName: line,
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
    /** The number for chats; the phone number by default. */
    whatsApp: line,
    /** Further numbers after `phone`, in their order. */
    morePhones: z
      .array(z.object({ label: requiredLine(half), number: requiredLine(half) }))
      .max(limits.phones, refusals.tooManyEntries(limits.phones)),
    /** When the company is open. */
    openingHours,
    /** Latitude and longitude; by default the map's. */
    coordinates,
  })
  .meta({ id: 'SiteInfoDraft' });
export type SiteInfoDraft = z.infer<typeof siteInfoDraft>;

/** Some of the facts, as a client may save them; absent ones stay. */
export const siteInfoChange = siteInfoDraft.partial().meta({ id: 'SiteInfoChange' });
export type SiteInfoChange = z.infer<typeof siteInfoChange>;

/** The parts of the website that have something to show. */
export const filledParts = z
  .object({
    about: z.boolean(),
    team: z.boolean(),
    services: z.boolean(),
    projects: z.boolean(),
    photos: z.boolean(),
    videos: z.boolean(),
    posts: z.boolean(),
    privacy: z.boolean(),
  })
  .meta({ id: 'FilledParts' });
export type FilledParts = z.infer<typeof filledParts>;

/** The facts that header, footer, title and favicon show. `favicon` and `favIcon` are always the same. */
export const siteInfo = z
  .object({
    companyName: z.string(),
    shortName: z.string().optional(),
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
    whatsApp: z.string().optional(),
    morePhones: z.array(z.object({ label: z.string(), number: z.string() })).optional(),
    openingHours: answeredHours.optional(),
    coordinates: z.string().optional(),
    logo: image.nullable(),
    footerImage: image.nullable(),
    favicon: image.nullable(),
    favIcon: image.nullable(),
    /** Set if visits are counted. */
    countsVisits: z.literal(true).optional(),
    /** If absent, every part counts as filled. */
    filled: filledParts.optional(),
    /** The version of the privacy notice; absent if there is none. */
    notice: z.string().optional(),
  })
  .meta({ id: 'SiteInfo' });
export type SiteInfo = z.infer<typeof siteInfo>;
