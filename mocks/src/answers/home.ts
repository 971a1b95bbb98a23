import type { homeEndpoints } from '@vitrin/contract/endpoints/home';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';

/** The home page as it was seeded. */
export const homeAnswers = (state: MockState): AnswersOf<typeof homeEndpoints> => ({
  homePage: { read: () => state.homePage },
});
