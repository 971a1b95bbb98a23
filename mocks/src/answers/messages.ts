import type { messageEndpoints } from '@vitrin/contract/endpoints/messages';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';

/** What visitors wrote. A message whose honeypot is filled in gets a success and is dropped. */
export const messageAnswers = ({ messages }: MockState): AnswersOf<typeof messageEndpoints> => ({
  messages: {
    send: ({ body }) => {
      if (!body.website) messages.add({ ...body, read: false, archived: false });
      return { success: true };
    },
    listAll: ({ query: { archived = 'false', read, ...query } }) =>
      messages.listed(
        query,
        (message) =>
          message.archived === (archived === 'true') &&
          (read === undefined || message.read === (read === 'true')),
      ),
    read: ({ params }) => messages.find(params.id),
    update: ({ params, body }) => messages.change(params.id, body),
    remove: ({ params }) => messages.remove(params.id),
  },
});
