import {
  draftedFields,
  type DraftFields,
  draftFieldsOf,
  parseDraft,
} from '@vitrin/contract/drafts/draftFields';
import type { draftEndpoints } from '@vitrin/contract/endpoints/drafts';
import { type DraftSubject, type FormDrafts, newEntryId } from '@vitrin/contract/drafts/formDraft';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { User } from '@vitrin/contract/accounts/session';
import type { AnswersOf } from '../asked.ts';
import { user as somebody } from '../fixtures/session.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { KeptDraft, MockState } from '../state.ts';

const refuse = (sentence: string) =>
  new MockFailure(400, refusals.invalidFields(), { errors: { fields: sentence } });

const isOf = ({ kind, id }: DraftSubject, { subject }: KeptDraft) =>
  subject.kind === kind && subject.id === id;

function fieldsOf(subject: DraftSubject): DraftFields {
  const fields = draftFieldsOf(subject);
  if (fields === undefined) throw missing('Setting');
  return fields;
}

/** Admins' unsaved form drafts. */
export function draftAnswers(state: MockState): AnswersOf<typeof draftEndpoints> {
  const { drafts } = state;
  const who = (token: string | undefined): User => state.sessions.get(token ?? '') ?? somebody;

  const find = (user: User, subject: DraftSubject): KeptDraft | undefined =>
    drafts.find((kept) => kept.user.id === user.id && isOf(subject, kept));

  function forget(kept: KeptDraft | undefined): void {
    if (kept !== undefined) drafts.splice(drafts.indexOf(kept), 1);
  }

  function draftsOf(user: User, subject: DraftSubject): FormDrafts {
    const fields = fieldsOf(subject);
    const own = find(user, subject);
    const others =
      subject.id === newEntryId
        ? []
        : drafts.filter((kept) => isOf(subject, kept) && kept.user.id !== user.id).toReversed();
    return {
      draft: own === undefined ? null : { ...own.draft, fields: draftedFields(fields, own.values) },
      others: others
        .slice(0, limits.draftOthers)
        .map(({ user: other, draft: { at } }) => ({ by: other.fullName, at })),
    };
  }

  return {
    drafts: {
      listAll: ({ query: { kind }, token }) =>
        drafts
          .filter(
            (kept) => kept.user.id === who(token).id && (kind ?? kept.subject.kind) === kept.subject.kind,
          )
          .toReversed()
          .map(({ subject: { kind: of, id }, draft: { at } }) => ({ kind: of, id, at })),
      read: ({ params, token }) => draftsOf(who(token), params),
      save: ({ params, body, token }) => {
        const { over, fields: _json, ...draft } = body;
        const user = who(token);
        const values = parseDraft(fieldsOf(params), body);
        if (values === undefined) throw refuse(refusals.draftFields());
        const before = find(user, params);
        if (before?.draft.version === draft.version) return draftsOf(user, params);
        if (before !== undefined && before.draft.version !== over)
          throw new MockFailure(409, refusals.draftElsewhere());
        const { kind, id } = params;
        if (before === undefined && kind !== 'settings' && id !== newEntryId) state[kind].find(id);
        const all = drafts.filter((kept) => kept.user.id === user.id).length;
        if (before === undefined && all >= limits.drafts) throw refuse(refusals.tooManyDrafts(limits.drafts));
        forget(before);
        drafts.push({ user, subject: params, values, draft: { ...draft, at: state.now() } });
        return draftsOf(user, params);
      },
      remove: ({ params, query, token }) => {
        fieldsOf(params);
        const kept = find(who(token), params);
        if (kept?.draft.version === query.version) forget(kept);
        return { success: true };
      },
    },
  };
}
