import { z } from 'zod';
import { timestamp } from '../id.ts';
import { contentGroups } from '../kinds/contentKinds.ts';
import { filledParts } from '../settings/siteInfo.ts';

/** What a finding can be about: an entry of a kind, or a settings section, whose `entryId` is its name. */
export const findingKinds = [...contentGroups, 'slider', 'redirects', 'settings'] as const;

/** Something to improve, and where to do it. */
export const healthFinding = z
  .object({
    kind: z.enum(findingKinds),
    entryId: z.string(),
    title: z.string(),
    /** The detail: an address, a number, a size; empty if the title says it. */
    detail: z.string(),
    /** How many of the total it stands for, if several. */
    count: z.int().min(2).optional(),
  })
  .meta({ id: 'HealthFinding' });
export type HealthFinding = z.infer<typeof healthFinding>;

/** The total, and the first of them. */
export const healthFindings = z
  .object({
    total: z.int().min(0),
    first: z.array(healthFinding),
    /** Set if there were too many texts, and only the first ones were checked. */
    partly: z.literal(true).optional(),
  })
  .meta({ id: 'HealthFindings' });
export type HealthFindings = z.infer<typeof healthFindings>;

/** The facts about a company that visitors look for. */
export const wantedFacts = ['companyName', 'phone', 'email', 'address', 'logo'] as const;

/** The health of the website and of its server. */
export const siteHealth = z
  .object({
    version: z.string(),
    /**
     * Nightly backups: whether the server makes any, when the last complete one was made, and whether that is too long
     * ago.
     */
    backup: z.object({ nightly: z.boolean(), last: timestamp.nullable(), late: z.boolean() }),
    /** Room on the data's disk, in bytes; null if unknown. */
    disk: z.object({ free: z.number().min(0), size: z.number().min(0), full: z.boolean() }).nullable(),
    /** `noReader` if letters can be sent but nobody receives visitors' messages. */
    mail: z.enum(['ready', 'notSet', 'noReader']),
    /** Facts about the company that are still empty. */
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
