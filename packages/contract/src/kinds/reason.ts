import type { z } from 'zod';
import { longText, requiredLine } from '../fields.ts';
import { refusals } from '../errors/refusals.ts';
import { filled } from '../text/text.ts';
import { defineKind, placed } from './defineKind.ts';
import { iconName, requiredText } from './field.ts';
import * as calls from './kindCalls.ts';

/** Reasons to choose the company. */
export const reasonKind = defineKind(
  { schema: 'WhyUsItem', label: 'Item', one: 'a reason', many: 'reasons', tag: 'Why us' },
  {
    title: requiredText(requiredLine(refusals.reasonTitle()), { searched: true, sorted: 'text' }),
    description: requiredText(filled(longText, refusals.reasonDescription()), { searched: true }),
    icon: iconName(),
  },
  placed,
  {},
);

/** A reason to choose the company, as visitors and admins read it. */
export type Reason = z.infer<typeof reasonKind.record>;
/** What a form sends to create a reason. */
export type ReasonDraft = z.infer<typeof reasonKind.draft>;
/** A change of some fields of a reason. */
export type ReasonChange = z.infer<typeof reasonKind.change>;
/** The fields of the reason form, all of them there. */
export type ReasonValues = z.infer<typeof reasonKind.form>;

/** The calls about reasons: two paths and a verb are older than those of other kinds. */
export const reasonCalls = {
  ...calls.placedEntries(reasonKind, '/why-us', {
    title: 'Zamanında',
    description: 'Takvim sözleşmenin bir parçasıdır.',
    icon: 'clock',
  }),
  list: calls.list(reasonKind, '/why-us/public'),
  listAll: calls.listAll(reasonKind, '/why-us'),
  toggle: calls.toggle(reasonKind, 'PUT', '/why-us/{id}/toggle-active'),
};
