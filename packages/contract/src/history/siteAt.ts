import { z } from 'zod';
import { draftSubject } from '../drafts/formDraft.ts';
import { timestamp } from '../id.ts';
import { versionChange } from './history.ts';

/** What becomes of something when the site is made what it was: it changes, comes back from the trash, or goes there. */
const siteAtActs = ['changed', 'returned', 'removed'] as const;
export type SiteAtAct = (typeof siteAtActs)[number];

/** Why something stays as it is: nobody knows any more what it was, or it cannot be made that again. */
const siteAtFaults = ['unknown', 'pictureGone', 'refused', 'pathTaken'] as const;
export type SiteAtFault = (typeof siteAtFaults)[number];

/** Something that is not what it was; of `settings` the part that has a history of its own. */
export const siteAtChange = draftSubject
  .extend({
    /** What it is called; empty of settings. */
    title: z.string(),
    act: z.enum(siteAtActs),
    /** What would change, from what is there now. */
    change: versionChange,
    /** Null where it would be made what it was. */
    fault: z.enum(siteAtFaults).nullable(),
  })
  .meta({ id: 'SiteAtChange' });
export type SiteAtChange = z.infer<typeof siteAtChange>;

/** The site at a moment beside what it is. */
export const siteAt = z.object({ at: timestamp, changes: z.array(siteAtChange) }).meta({ id: 'SiteAt' });
export type SiteAt = z.infer<typeof siteAt>;

/** The moment whose site is asked for. */
export const siteAtMoment = z.object({ at: timestamp });

/** What was done, and the moment whose site undoes it. */
export const siteAtRestored = siteAt.extend({ before: timestamp }).meta({ id: 'SiteAtRestored' });
