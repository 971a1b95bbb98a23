import { z } from 'zod';
import { timestamp } from '../id.ts';
import { plainGroups } from '../kinds/plainKinds.ts';
import { filledParts } from '../settings/siteInfo.ts';

/** What a healthFinding can be about: an entry of a kind, or a part of the settings, whose `entryId` is its name. */
export const findingKinds = [
  'services',
  'projects',
  'posts',
  'gallery',
  'slider',
  'redirects',
  'settings',
  ...plainGroups,
] as const;

/** Something that could be better, and where it is mended. */
export const healthFinding = z
  .object({
    kind: z.enum(findingKinds),
    entryId: z.string(),
    title: z.string(),
    /** What is wrong of it: an address, a number, a size; empty where the title says it. */
    detail: z.string(),
  })
  .meta({ id: 'HealthFinding' });
export type HealthFinding = z.infer<typeof healthFinding>;

/** How many there are, and the first of them. */
export const healthFindings = z
  .object({
    total: z.int().min(0),
    first: z.array(healthFinding),
    /** Left out where everything was looked at; true where only the first part of very many texts was. */
    partly: z.literal(true).optional(),
  })
  .meta({ id: 'HealthFindings' });
export type HealthFindings = z.infer<typeof healthFindings>;

/** The facts of a company that visitors look for. */
export const wantedFacts = ['companyName', 'phone', 'email', 'address', 'logo'] as const;

/** How the website and what it runs on are doing. */
export const siteHealth = z
  .object({
    version: z.string(),
    /** Nightly backups: whether the server makes any, when the last whole one was made, and whether that is too long ago. */
    backup: z.object({ nightly: z.boolean(), last: timestamp.nullable(), late: z.boolean() }),
    /** Room on the disk of the data, in bytes; null where it cannot be told. */
    disk: z.object({ free: z.number().min(0), size: z.number().min(0), full: z.boolean() }).nullable(),
    /** `noReader` where letters could be sent and nobody gets the messages of visitors. */
    mail: z.enum(['ready', 'notSet', 'noReader']),
    /** What nobody has written of the company. */
    missingFacts: z.array(z.enum(wantedFacts)),
    /** Parts of the website with nothing to show. */
    emptyParts: z.array(filledParts.keyof()),
    phones: healthFindings,
    descriptions: healthFindings,
    smallPictures: healthFindings,
    deadLinks: healthFindings,
    longTitles: healthFindings,
  })
  .meta({ id: 'SiteHealth' });
export type SiteHealth = z.infer<typeof siteHealth>;
