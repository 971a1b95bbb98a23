import type { teamPageEndpoints } from '@vitrin/contract/endpoints/teamPage';
import { type TeamPage, teamPage } from '@vitrin/contract/pages/teamPage';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';

/** The team page; it holds no e-mail addresses. */
export const teamPageOf = ({ facts, members }: MockState): TeamPage =>
  teamPage.parse({ ...facts.teamTexts, crews: members.active() });

/** The team page, whose members are a kind of their own. */
export function teamPageAnswers(state: MockState): AnswersOf<typeof teamPageEndpoints> {
  const { facts } = state;
  return {
    teamPage: {
      read: () => teamPageOf(state),
      save: ({ body }) => {
        facts.teamTexts = { ...facts.teamTexts, ...body };
        return teamPageOf(state);
      },
    },
  };
}
