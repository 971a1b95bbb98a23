import type { messageEndpoints } from '@vitrin/contract/endpoints/messages';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';

const onlyOfQuotes = { phone: '', place: '', size: '', page: '' };
const unread = { read: false, archived: false };

/** What visitors wrote. A message whose honeypot is filled in gets a success and is dropped. */
export const messageAnswers = ({ messages }: MockState): AnswersOf<typeof messageEndpoints> => ({
  messages: {
    send: ({ body }) => {
      if (!body.website) messages.add({ ...onlyOfQuotes, ...body, form: 'contact', ...unread });
      return { success: true };
    },
    askQuote: ({ body }) => {
      if (!body.website) messages.add({ ...body, form: 'quote', ...unread });
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
