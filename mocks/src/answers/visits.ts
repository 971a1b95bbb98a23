import type { visitEndpoints } from '@vitrin/contract/endpoints/visits';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';

/** The visit counter; beacons do not change its report. */
export const visitAnswers = ({ facts }: MockState): AnswersOf<typeof visitEndpoints> => ({
  visits: {
    note: () => ({ success: true }),
    read: () => facts.visits,
    save: ({ body }) => {
      facts.visits = { ...facts.visits, ...body };
      return facts.visits;
    },
  },
});
