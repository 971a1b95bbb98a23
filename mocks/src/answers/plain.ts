import type { endpoints } from '@vitrin/contract/endpoints';
import { type PlainGroup, plainGroups, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { embedUrlOf } from '@vitrin/contract/links/embedAddress';
import type { AnswersOf } from '../asked.ts';
import type { Entries } from '../lists.ts';
import type { MockState } from '../state.ts';
import { pdfAnswers, pictureAnswers, placedAnswers } from './entries.ts';

type PlainAnswers = AnswersOf<Pick<typeof endpoints, PlainGroup>>;

/** Calls that a kind answers in a way of its own. */
const ownAnswers = ({
  members,
  videos,
}: MockState): { readonly [Group in PlainGroup]?: Partial<PlainAnswers[Group]> } => ({
  members: {
    read: ({ params, token }) => {
      const { email, ...member } = members.seen(params.id, token);
      return token === undefined || email === undefined ? member : { ...member, email };
    },
  },
  videos: { create: ({ body }) => videos.add({ ...body, embedUrl: embedUrlOf(body) }) },
});

/** The handlers of the plain kinds' calls. */
export function plainAnswers(state: MockState): PlainAnswers;
export function plainAnswers(state: MockState): object {
  const own = ownAnswers(state);
  const collections: Entries = state;
  function answersOf<Group extends PlainGroup>(group: Group): [Group, object] {
    const entries = collections[group];
    const { calls } = plainKinds[group];
    const possible = {
      ...placedAnswers(entries),
      ...pictureAnswers(entries, state),
      ...pdfAnswers(entries, state),
      ...own[group],
    };
    return [group, Object.fromEntries(Object.entries(possible).filter(([name]) => name in calls))];
  }
  return Object.fromEntries(plainGroups.map((group) => answersOf(group)));
}
