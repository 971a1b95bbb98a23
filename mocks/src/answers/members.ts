import type { endpoints } from '@vitrin/contract/endpoints';
import { type TeamPage, teamPage } from '@vitrin/contract/pages/teamPage';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { entryAnswers, fieldAnswers, pictureAnswers, placeAnswers } from './entries.ts';

/** The team page; it holds no e-mail addresses. */
export const teamPageOf = ({ facts, members }: MockState): TeamPage =>
  teamPage.parse({ ...facts.teamTexts, crews: members.active() });

/** The team page and its members. */
export function memberAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'teamPage' | 'members'>> {
  const { members, facts } = state;
  return {
    teamPage: {
      read: () => teamPageOf(state),
      save: ({ body }) => {
        facts.teamTexts = { ...facts.teamTexts, ...body };
        return teamPageOf(state);
      },
    },
    members: {
      ...entryAnswers(members),
      ...fieldAnswers(members),
      ...placeAnswers(members),
      ...pictureAnswers(members, state),
      read: ({ params, token }) => {
        const { email, ...member } = members.seen(params.id, token);
        return token === undefined || email === undefined ? member : { ...member, email };
      },
    },
  };
}
