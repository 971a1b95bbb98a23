import { isActive } from '@vitrin/contract/entries/isActive';
import { draftedFields, draftFieldsOf } from '@vitrin/contract/drafts/draftFields';
import type { planEndpoints } from '@vitrin/contract/endpoints/plans';
import type { DraftSubject } from '@vitrin/contract/drafts/formDraft';
import type { HistoryKind, VersionField } from '@vitrin/contract/history/history';
import { limits } from '@vitrin/contract/limits';
import type { Plan } from '@vitrin/contract/drafts/plan';
import { parseAsked } from '@vitrin/contract/errors/expectations';
import { refusals } from '@vitrin/contract/errors/refusals';
import { z } from 'zod';
import type { AnswersOf } from '../asked.ts';
import type { Item } from '../collection.ts';
import { user as somebody } from '../fixtures/session.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const refuse = (errors: Readonly<Record<string, string>>) =>
  new MockFailure(400, refusals.invalidFields(), { errors });
const anyObject = z.record(z.string(), z.unknown());

/** Scheduled publishing and unpublishing. */
export function planAnswers(state: MockState): AnswersOf<typeof planEndpoints> {
  const { plans } = state;
  const who = (token: string | undefined) => state.sessions.get(token ?? '') ?? somebody;
  const mayPlan = (kind: HistoryKind, token: string | undefined) =>
    kind !== 'settings' || who(token).roles.includes('owner');
  const find = ({ kind, id }: DraftSubject, act: Plan['act']) =>
    plans.find(({ plan }) => plan.kind === kind && plan.id === id && plan.act === act);

  function requireOwner(kind: HistoryKind, token: string | undefined): void {
    if (!mayPlan(kind, token)) throw new MockFailure(403, refusals.notAllowed());
  }

  return {
    plans: {
      listAll: ({ query: { kind, id }, token }) =>
        plans
          .flatMap(({ userId, plan }) =>
            mayPlan(plan.kind, token) && (kind ?? plan.kind) === plan.kind && (id ?? plan.id) === plan.id
              ? [
                  {
                    ...plan,
                    mine: userId === who(token).id,
                    hidden: isHidden(plan),
                    fields: id === undefined ? null : plan.fields,
                  },
                ]
              : [],
          )
          .toSorted((a, b) => (a.at < b.at ? -1 : 1)),
      save: ({ params, body: { act, at, base, fields: json }, token }) => {
        const user = who(token);
        requireOwner(params.kind, token);
        const now = Date.parse(state.now());
        if (Date.parse(at) <= now) throw refuse({ at: refusals.planPast() });
        if (Date.parse(at) > now + limits.planDays * dayMs)
          throw refuse({ at: refusals.planFar(limits.planDays) });
        if (params.kind === 'settings' && act === 'hide') throw refuse({ act: refusals.planFields() });
        const fields = changedIn(params, act, json);
        const title = titleOf(params, act === 'publish' ? base : undefined);
        const before = find(params, act);
        if (before !== undefined && before.plan.fault === null && before.userId !== user.id)
          throw new MockFailure(409, refusals.planOthers());
        if (before === undefined && plans.length >= limits.plans)
          throw new MockFailure(409, refusals.tooManyPlans(limits.plans));
        const moments = { at: new Date(at).toISOString(), madeAt: state.now() };
        const plan = {
          ...params,
          act,
          hidden: isHidden(params),
          ...moments,
          by: user.fullName,
          mine: true,
          title,
          fields,
          fault: null,
        };
        if (before !== undefined) plans.splice(plans.indexOf(before), 1);
        plans.push({ userId: user.id, plan });
        return plan;
      },
      remove: ({ params, query, token }) => {
        requireOwner(params.kind, token);
        const found = find(params, query.act);
        if (found === undefined) throw missing('Plan');
        plans.splice(plans.indexOf(found), 1);
        return { success: true };
      },
    },
  };

  function isHidden({ kind, id }: DraftSubject): boolean {
    if (kind === 'settings') return false;
    const entries: readonly Item[] = state[kind].all();
    const entry = entries.find((each) => each.id === id);
    return entry !== undefined && !isActive(entry);
  }

  function titleOf({ kind, id }: DraftSubject, base: string | null | undefined): string {
    if (kind === 'settings') return '';
    const entry = state[kind].find(id);
    if (base !== undefined && (base === null || base < (entry.updatedAt ?? '')))
      throw new MockFailure(409, refusals.planOutdated());
    return 'title' in entry ? entry.title : entry.name;
  }
}

function changedIn(subject: DraftSubject, act: Plan['act'], json: string): VersionField[] {
  const form = draftFieldsOf(subject);
  if (form === undefined) throw missing('Setting');
  const sent = anyObject.safeParse(parsed(json));
  const names = Object.keys(sent.data ?? {});
  const isRight = act === 'hide' ? names.length === 0 : names.every((name) => name in form);
  if (!sent.success || !isRight || (names.length === 0 && subject.kind === 'settings'))
    throw refuse({ fields: refusals.planFields() });
  for (const [name, value] of Object.entries(sent.data)) {
    const rules = form[name];
    const checked = rules && parseAsked(rules, value);
    if (checked?.success === false) throw refuse({ [name]: checked.error.issues[0]?.message ?? '' });
  }
  return draftedFields(form, sent.data);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
