import type { messageEndpoints } from '@vitrin/contract/endpoints/messages';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { mailOfNew } from './mail.ts';

const onlyOfQuotes = { phone: '', place: '', size: '', page: '' };
const unread = { read: false, archived: false };

/** What visitors wrote. A message whose honeypot is filled in gets a success and is dropped. */
export const messageAnswers = (state: MockState): AnswersOf<typeof messageEndpoints> => {
  const { messages } = state;
  return {
    messages: {
      send: ({ body }) => {
        if (!body.website)
          messages.add({ ...onlyOfQuotes, ...body, form: 'contact', ...unread, ...mailOfNew(state) });
        return { success: true };
      },
      askQuote: ({ body }) => {
        if (!body.website) messages.add({ ...body, form: 'quote', ...unread, ...mailOfNew(state) });
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
      mailAgain: ({ params }) => {
        const message = messages.find(params.id);
        if (state.facts.mail.recipients.length === 0) return message;
        return messages.patch(params.id, { mail: { state: 'queued', fault: null, at: state.now() } });
      },
      remove: ({ params }) => messages.remove(params.id),
    },
  };
};
