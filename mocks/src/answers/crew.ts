import type { crewEndpoints } from '@vitrin/contract/endpoints/crew';
import { type CrewPage, crewPage } from '@vitrin/contract/member';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { keepFile } from './images.ts';

/** The team page; it tells nobody's e-mail address. */
export const crewPageOf = ({ facts, members }: MockState): CrewPage =>
  crewPage.parse({ ...facts.crewTexts, crews: members.active() });

/** The team page and its members. */
export function crewAnswers(state: MockState): AnswersOf<typeof crewEndpoints> {
  const { members, facts } = state;
  return {
    crewPage: {
      read: () => crewPageOf(state),
      save: ({ body }) => {
        facts.crewTexts = { ...facts.crewTexts, ...body };
        return crewPageOf(state);
      },
    },
    members: {
      listAll: ({ query }) => members.listed(query),
      create: ({ body }) => members.add(body),
      read: ({ params, token }) => {
        const { email, ...member } = members.seen(params.id, token);
        return token === undefined || email === undefined ? member : { ...member, email };
      },
      update: ({ params, body }) => members.change(params.id, body),
      remove: ({ params }) => members.remove(params.id),
      toggle: ({ params }) => members.toggle(params.id),
      reorder: ({ body }) => members.reorder(body.items),
      uploadImage: ({ params: { id }, file }) => {
        members.find(id);
        return members.patch(id, { image: keepFile(state, file) });
      },
      removeImage: ({ params }) => members.patch(params.id, { image: null }),
    },
  };
}
