import type { messageEndpoints } from '@vitrin/contract/endpoints/messages';
import { limits } from '@vitrin/contract/limits';
import type {
  ContactMessage,
  MessageDraft,
  MessageFilter,
  QuoteDraft,
} from '@vitrin/contract/messages/message';
import { refusals } from '@vitrin/contract/errors/refusals';
import { fullNameOf } from '@vitrin/contract/accounts/session';
import { dayInIstanbul, fold } from '@vitrin/contract/text/turkish';
import { user } from '../fixtures/session.ts';
import type { AnswersOf } from '../asked.ts';
import { MockFailure } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { mailOfNew } from './mail.ts';

const onlyOfQuotes = { phone: '', place: '', size: '' };
const untouched = {
  read: false,
  archived: false,
  spam: false,
  spamReasons: [],
  answered: null,
  note: '',
  labels: [],
  assignee: null,
  about: null,
};
const noCampaign = { source: '', medium: '', campaign: '', term: '', content: '' };
const dayMs = 24 * 60 * 60 * 1_000;

/** Whether a message passes a filter. */
function isLeft(message: ContactMessage, asked: Partial<MessageFilter>): boolean {
  const { archived, spam = 'false', read, answered, label, assignee } = asked;
  const folder = spam === 'true' ? archived : (archived ?? 'false');
  return (
    message.spam === (spam === 'true') &&
    (folder === undefined || message.archived === (folder === 'true')) &&
    (read === undefined || message.read === (read === 'true')) &&
    (answered === undefined || (message.answered !== null) === (answered === 'true')) &&
    (!label || message.labels.some((each) => fold(each) === fold(label))) &&
    (!assignee || (message.assignee?.id ?? 'nobody') === assignee)
  );
}

/** Visitors' messages. A message with a filled honeypot is stored as spam. */
export const messageAnswers = (state: MockState): AnswersOf<typeof messageEndpoints> => {
  const { messages, replies } = state;
  const take = (form: ContactMessage['form'], body: MessageDraft | QuoteDraft) => {
    const { website = '', elapsedMs: _elapsed, notice = null, ...texts } = { ...onlyOfQuotes, ...body };
    messages.add({
      ...untouched,
      campaign: noCampaign,
      ...texts,
      notice,
      form,
      ...(website === '' ? mailOfNew(state) : { spam: true, spamReasons: ['trap'] }),
    });
    return { success: true } as const;
  };
  const people = () =>
    state.accounts
      .filter(({ role }) => role !== 'author')
      .map(({ user: { id, fullName } }) => ({ id, name: fullName }));
  const canReply = () => state.facts.mail.source !== 'none';
  return {
    messages: {
      send: ({ body }) => take('contact', body),
      askQuote: ({ body }) => take('quote', body),
      listAll: ({ query: { archived, read, spam, answered, label, assignee, ...query } }) =>
        messages.listed(query, (message) =>
          isLeft(message, { archived, read, spam, answered, label, assignee }),
        ),
      choices: () => ({
        labels: [...new Set(messages.all().flatMap(({ labels }) => labels))].toSorted(),
        people: people(),
        canReply: canReply(),
      }),
      leads: () => {
        const now = new Date(state.now()).getTime();
        const left = messages.all().filter(({ spam }) => !spam);
        const days = Array.from({ length: limits.leadDays }, (_, index) => {
          const day = dayInIstanbul(new Date(now - (limits.leadDays - 1 - index) * dayMs));
          const those = left.filter(({ createdAt }) => dayInIstanbul(new Date(createdAt)) === day);
          return { day, messages: those.length };
        });
        return {
          days,
          services: [],
          pages: [
            ...Map.groupBy(
              left.filter(({ page }) => page !== ''),
              ({ page }) => page,
            ),
          ].map(([page, those]) => ({ page, messages: those.length })),
          total: days.reduce((sum, day) => sum + day.messages, 0),
        };
      },
      // The stream ends at once, so the panel falls back to polling this state.
      state: () => ({ state: JSON.stringify(messages.all()) }),
      watch: () => new Blob([': later\n\n']),
      exportAll: ({ query: { q: _q, ...query } }) => {
        const rows = messages.all().filter((message) => isLeft(message, query));
        return new Blob([`\uFEFF"Ad"\r\n${rows.map(({ name }) => `"${name}"\r\n`).join('')}`]);
      },
      read: ({ params }) => messages.find(params.id),
      update: ({ params, body: { answered, assigneeId, spam, ...body } }) => {
        const assigned = people().find(({ id }) => id === assigneeId);
        if (assigneeId && assigned === undefined) {
          throw new MockFailure(400, refusals.invalidFields(), {
            errors: { assigneeId: refusals.assigneeUnknown() },
          });
        }
        return messages.change(params.id, {
          ...body,
          ...(answered !== undefined && {
            answered: answered ? { at: state.now(), by: fullNameOf(user) } : null,
          }),
          ...(spam !== undefined && { spam, spamReasons: spam ? ['person'] : [] }),
          ...(assigneeId !== undefined && { assignee: assigned ?? null }),
        });
      },
      mailAgain: ({ params }) => {
        const message = messages.find(params.id);
        if (state.facts.mail.recipients.length === 0) return message;
        return messages.patch(params.id, { mail: { state: 'queued', fault: null, at: state.now() } });
      },
      replies: ({ params }) => {
        messages.find(params.id);
        return replies.get(params.id) ?? [];
      },
      reply: ({ params, body, key }) => {
        const { email } = messages.find(params.id);
        if (email === '' || !canReply()) throw new MockFailure(409, refusals.replyNotPossible());
        const at = state.now();
        const by = fullNameOf(user);
        const reply = {
          id: key ?? `reply-${(replies.get(params.id)?.length ?? 0) + 1}`,
          message: body.message,
          by,
          mail: { state: 'queued' as const, fault: null, at },
          createdAt: at,
        };
        replies.set(params.id, [...(replies.get(params.id) ?? []), reply]);
        return messages.patch(params.id, { answered: { at, by }, read: true });
      },
      remove: ({ params }) => messages.remove(params.id),
    },
  };
};
