import type { personalDataEndpoints } from '@vitrin/contract/endpoints/personalData';
import type { ContactMessage } from '@vitrin/contract/messages/message';
import type { Person, PersonExport } from '@vitrin/contract/messages/personalData';
import { internationalPhone } from '@vitrin/contract/links/phone';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';

const placeOf = ({ spam, archived }: Pick<ContactMessage, 'spam' | 'archived'>) =>
  spam ? ('spam' as const) : archived ? ('archive' as const) : ('inbox' as const);

/** The personal data stored about visitors. */
export const personalDataAnswers = (state: MockState): AnswersOf<typeof personalDataEndpoints> => {
  const { messages, replies, facts } = state;
  const of = ({ email, phone }: Person): ContactMessage[] =>
    messages
      .all()
      .filter(
        (message) =>
          (email !== '' && message.email.toLowerCase() === email.toLowerCase()) ||
          (phone !== '' && message.phone === internationalPhone(phone)),
      );
  const handed = ({ mail: _mail, ...message }: ContactMessage): PersonExport['messages'][number] => ({
    ...message,
    place: placeOf(message),
    replies: (replies.get(message.id) ?? []).map(({ mail: _letter, ...reply }) => reply),
  });
  return {
    personalData: {
      report: () => facts.personalData,
      keepFor: ({ body }) => {
        facts.personalData = { ...facts.personalData, months: body.months };
        return facts.personalData;
      },
      find: ({ body }) => {
        const found = of(body);
        return {
          messages: found.map((message) => {
            const { id, name, subject, form, createdAt } = message;
            return { id, place: placeOf(message), name, subject, form, createdAt };
          }),
          total: found.length,
        };
      },
      hand: ({ body }) => ({ messages: of(body).map(handed) }),
      erase: ({ body }) => {
        const found = of(body);
        for (const { id } of found) {
          messages.forget(id);
          replies.delete(id);
        }
        const { erased } = facts.personalData;
        const day = dayInIstanbul(new Date(state.now()));
        facts.personalData = {
          ...facts.personalData,
          erased: [{ day, why: 'request', messages: found.length }, ...erased],
        };
        return { erased: found.length, left: 0 };
      },
    },
  };
};
