import type { whyUsEndpoints } from '@vitrin/contract/endpoints/whyUs';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';

/** The reasons to choose the company. */
export const whyUsAnswers = ({ whyUs }: MockState): AnswersOf<typeof whyUsEndpoints> => ({
  whyUs: {
    list: whyUs.active,
    listAll: ({ query }) => whyUs.listed(query),
    create: ({ body }) => whyUs.add(body),
    read: ({ params, token }) => whyUs.seen(params.id, token),
    update: ({ params, body }) => whyUs.change(params.id, body),
    remove: ({ params }) => whyUs.remove(params.id),
    toggle: ({ params }) => whyUs.toggle(params.id),
    reorder: ({ body }) => whyUs.reorder(body.items),
  },
});
