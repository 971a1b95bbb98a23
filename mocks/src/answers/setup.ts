import type { setupEndpoints } from '@vitrin/contract/endpoints/setup';
import { setup } from '@vitrin/contract/operation/setup';
import type { AnswersOf } from '../asked.ts';
import { serviceTemplates } from '../fixtures/setup.ts';
import type { MockState } from '../state.ts';

/** The set-up; its checklist stays as the scenario defines it. */
export const setupAnswers = ({ facts }: MockState): AnswersOf<typeof setupEndpoints> => ({
  setup: {
    read: () => facts.setup,
    save: ({ body }) => {
      facts.setup = setup.parse({ ...facts.setup, ...body });
      return facts.setup;
    },
    templates: () => [...serviceTemplates],
  },
});
