import { draftFieldsOf } from '@vitrin/contract/drafts/draftFields';
import type { DraftSubject } from '@vitrin/contract/drafts/formDraft';
import type { HistoryKind } from '@vitrin/contract/history/history';
import type { ContentGroup } from '@vitrin/contract/kinds/contentKinds';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { PlanAct } from '@vitrin/contract/drafts/plan';
import { z } from 'zod';
import { bodyBytesOf } from '../http/input/bodyBytes.ts';
import { invalidFields, notFound } from '../http/httpErrors.ts';
import { excessOf } from '../http/input/jsonBounds.ts';
import { parseInput } from '../http/input/parseInput.ts';
import { draftedKinds } from '../previews/draftedKinds.ts';

type Values = Readonly<Record<string, unknown>>;

const anyObject = z.record(z.string(), z.unknown());

/** The schemas of complete forms, cached so that sizes are computed once. */
const bodies = new Map<string, z.ZodObject>();

/**
 * The fields of a plan, validated by the rules for saving them. Throws 400 if they are not an object of the form's
 * fields or break a rule, and 404 for an unknown tab of the settings.
 */
export function planFieldsOf(subject: DraftSubject, act: PlanAct, json: string): Values {
  const form = draftFieldsOf(subject);
  if (form === undefined) throw notFound('Setting');
  const key = isSetting(subject.kind) ? `settings ${subject.id}` : subject.kind;
  const body = bodies.get(key) ?? z.object(form).partial();
  bodies.set(key, body);
  const bytes = Buffer.from(json);
  if (bytes.length > bodyBytesOf({ body }) || excessOf(bytes) !== undefined)
    throw invalidFields({ fields: refusals.draftTooLong() });
  const sent = new Map(Object.entries(objectIn(json)));
  const known = Object.keys(form).filter((name) => sent.has(name));
  const fields = Object.fromEntries(known.map((name) => [name, sent.get(name)]));
  const isRight = act === 'hide' ? sent.size === 0 : known.length === sent.size;
  if (!isRight || (known.length === 0 && isSetting(subject.kind)))
    throw invalidFields({ fields: refusals.planFields() });
  return savableOf(subject, fields);
}

const isSetting = (kind: HistoryKind): kind is 'settings' => kind === 'settings';

function objectIn(json: string): Values {
  try {
    const parsed = anyObject.safeParse(JSON.parse(json));
    if (parsed.success) return parsed.data;
  } catch {
    // Invalid JSON gets the same error.
  }
  throw invalidFields({ fields: refusals.planFields() });
}

/** Fields as validated by the current rules for saving their form. Throws a ZodError if these refuse one. */
export function savableOf(subject: DraftSubject, fields: Values): Values {
  const rules = isSetting(subject.kind) ? tabRules(subject) : entryRules(subject.kind);
  const parsed = parseInput(rules, fields);
  if ('error' in parsed) throw parsed.error;
  return anyObject.parse(parsed.value);
}

const tabRules = (subject: DraftSubject): z.ZodType => z.strictObject(draftFieldsOf(subject) ?? {}).partial();

const entryRules = (kind: ContentGroup): z.ZodType => draftedKinds[kind].rules;
