import { z } from 'zod';
import { draftSubject } from './formDraft.ts';
import { versionField } from '../history/history.ts';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { exactText } from '../text/text.ts';

/** What a plan does: saves a form publicly, or hides an entry. */
export const planActs = ['publish', 'hide'] as const;
export type PlanAct = (typeof planActs)[number];

/**
 * Why a plan failed: somebody else has changed its subject, its path is taken, it was deleted, current rules refuse a
 * field, or its author has lost the right to publish it.
 */
export const planFaults = ['changed', 'pathTaken', 'gone', 'refused', 'notAllowed'] as const;
export type PlanFault = (typeof planFaults)[number];

/** A pending or failed plan; for `settings` the id is the form's tab. */
export const plan = draftSubject
  .extend({
    act: z.enum(planActs),
    /** The moment for which it is planned. */
    at: timestamp,
    /** The name of its author at that time. */
    by: z.string(),
    mine: z.boolean(),
    madeAt: timestamp,
    /** The title of the entry when this was planned; empty for settings. */
    title: z.string(),
    /** Whether its entry is hidden now, whatever its own date of publication; false for settings. */
    hidden: z.boolean(),
    /** The changed fields, as the form saves them, if plans of one subject are requested; null in lists. */
    fields: z.array(versionField).nullable(),
    /** Null while it is pending. */
    fault: z.enum(planFaults).nullable(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof plan>;

/** What should happen to a subject, and when. */
export const planDraft = z
  .object({
    act: z.enum(planActs),
    at: timestamp,
    /** The `updatedAt` of the edited entry; null for settings. */
    base: timestamp.nullable(),
    /** A JSON object of the changed fields, as the form saves them; empty if an entry is only shown or hidden. */
    fields: exactText(limits.draftCharacters),
  })
  .meta({ id: 'PlanDraft' });
export type PlanDraft = z.infer<typeof planDraft>;

/** Selects a plan of a subject by what it does. */
export const planKey = z.object({ act: z.enum(planActs) });

/** Filters plans by kind and subject. */
export const plansAsked = draftSubject.pick({ kind: true }).extend({ id }).partial();
