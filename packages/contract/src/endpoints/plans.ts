import { z } from 'zod';
import { define, done } from '../endpoint.ts';
import { draftSubject } from '../drafts/formDraft.ts';
import { plan, planDraft, planKey, plansAsked } from '../drafts/plan.ts';

const tag = 'Plans';
const path = '/plans/{kind}/{id}';

/** The calls about planned publications. */
export const planEndpoints = {
  plans: {
    listAll: define({
      method: 'GET',
      path: '/plans',
      access: 'editor',
      tag,
      summary: 'What is planned, or could not be carried out, the next first; settings for an owner alone',
      query: plansAsked,
      answer: z.array(plan),
    }),
    save: define({
      method: 'PUT',
      path,
      access: 'editor',
      tag,
      summary:
        'Plans that changes of an entry, or of the tab of `settings` that `id` names, are published at a moment, or that an entry is hidden then, in place of what one planned before; 409 where somebody else has planned or saved it',
      params: draftSubject,
      body: planDraft,
      answer: plan,
      errors: [409],
    }),
    remove: define({
      method: 'DELETE',
      path,
      access: 'editor',
      tag,
      summary: 'Gives a plan up, whoever made it',
      params: draftSubject,
      query: planKey,
      answer: done,
    }),
  },
} as const;
