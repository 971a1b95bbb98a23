import { z } from 'zod';
import { draftSubject } from '../drafts/formDraft.ts';
import { timestamp } from '../id.ts';
import { versionChange } from './history.ts';

/** What a restore of the site does to a subject: it changes, comes back from the trash, or goes there. */
const siteAtActs = ['changed', 'returned', 'removed'] as const;
export type SiteAtAct = (typeof siteAtActs)[number];

/** Why a subject cannot be restored: its state is unknown, or no longer possible. */
const siteAtFaults = ['unknown', 'pictureGone', 'refused', 'pathTaken'] as const;
export type SiteAtFault = (typeof siteAtFaults)[number];

/** A subject that differs from its earlier state; for `settings` the id is the section. */
export const siteAtChange = draftSubject
  .extend({
    /** Its title; empty for settings. */
    title: z.string(),
    act: z.enum(siteAtActs),
    /** What would change, compared to the current state. */
    change: versionChange,
    /** Null if it would be restored. */
    fault: z.enum(siteAtFaults).nullable(),
  })
  .meta({ id: 'SiteAtChange' });
export type SiteAtChange = z.infer<typeof siteAtChange>;

/** The site at a moment, compared to the current one. */
export const siteAt = z.object({ at: timestamp, changes: z.array(siteAtChange) }).meta({ id: 'SiteAt' });
export type SiteAt = z.infer<typeof siteAt>;

/** The requested moment. */
export const siteAtMoment = z.object({ at: timestamp });

/** What was done, and the moment that a further restore would undo it to. */
export const siteAtRestored = siteAt.extend({ before: timestamp }).meta({ id: 'SiteAtRestored' });
