import { define, partQuery } from '../endpoint.ts';
import { teamPage, teamPageDraft } from '../pages/teamPage.ts';

const tag = 'Team';

/** The calls about the team page. */
export const teamPageEndpoints = {
  teamPage: {
    read: define({
      method: 'GET',
      path: '/crew-page',
      access: 'public',
      tag,
      summary: "The team page's texts and the active members, in order",
      query: partQuery,
      answer: teamPage,
    }),
    save: define({
      method: 'POST',
      path: '/crew-page',
      access: 'owner',
      tag,
      summary: "Changes the team page's texts; absent fields stay",
      body: teamPageDraft,
      answer: teamPage,
    }),
  },
} as const;
