import { z } from 'zod';
import { draftSubject } from './formDraft.ts';
import { versionField } from '../history/history.ts';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { exactText } from '../text/text.ts';

/** What happens at the moment of a plan: a form is saved so that visitors see it, or an entry is hidden. */
export const planActs = ['publish', 'hide'] as const;
export type PlanAct = (typeof planActs)[number];

/**
 * Why a plan was not carried out: somebody else changed the same meanwhile, its path is another's by then, it was
 * deleted, today's rules refuse a field, or who planned it may not publish it any more.
 */
export const planFaults = ['changed', 'pathTaken', 'gone', 'refused', 'notAllowed'] as const;
export type PlanFault = (typeof planFaults)[number];

/** Something that is planned, or that could not be carried out; of `settings` the tab of the form. */
export const plan = draftSubject
  .extend({
    act: z.enum(planActs),
    /** The moment for which it is planned. */
    at: timestamp,
    /** Who planned it, by the name that they had then. */
    by: z.string(),
    mine: z.boolean(),
    madeAt: timestamp,
    /** The title of the entry as it was when this was planned; empty of settings. */
    title: z.string(),
    /** What it changes, as the form saves it, where plans of one thing are asked for; null in lists. */
    fields: z.array(versionField).nullable(),
    /** Null while it waits for its moment. */
    fault: z.enum(planFaults).nullable(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof plan>;

/** What is to happen to something, and when. */
export const planDraft = z
  .object({
    act: z.enum(planActs),
    at: timestamp,
    /** The `updatedAt` of the entry that was edited; null of settings. */
    base: timestamp.nullable(),
    /** A JSON object of the fields that change, as the form saves them; empty where an entry is only shown or hidden. */
    fields: exactText(limits.draftCharacters),
  })
  .meta({ id: 'PlanDraft' });
export type PlanDraft = z.infer<typeof planDraft>;

/** One plan of something: what is edited, and what is to happen. */
export const planKey = z.object({ act: z.enum(planActs) });

/** Narrows plans down to those of a kind, and of one thing. */
export const plansAsked = draftSubject.pick({ kind: true }).extend({ id }).partial();
