import type { demoContentEndpoints } from '@vitrin/contract/endpoints/demoContent';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';

/** The demo content that is left; cleaning removes it, although none of its entries is in the mock's lists. */
export const demoContentAnswers = ({ facts }: MockState): AnswersOf<typeof demoContentEndpoints> => ({
  demoContent: {
    read: () => facts.demoContent,
    clean: () => {
      const { entries, settings } = facts.demoContent;
      facts.demoContent = { ...facts.demoContent, entries: [], settings: [] };
      return {
        removed: entries.reduce((sum, { total }) => sum + total, 0),
        cleared: settings.reduce((sum, { fields }) => sum + fields.length, 0),
      };
    },
  },
});
