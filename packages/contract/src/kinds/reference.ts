import type { z } from 'zod';
import { line, requiredLine, webAddress, webLink } from '../fields.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, formed } from '../text/text.ts';
import { defineKind, pictured, placed } from './defineKind.ts';
import { optional, optionalText, requiredText } from './field.ts';
import * as calls from './kindCalls.ts';

/** Companies that the company has worked for. */
export const referenceKind = defineKind(
  {
    schema: 'Reference',
    label: 'Reference',
    one: 'a reference',
    many: 'references',
    tag: 'References',
  },
  {
    name: requiredText(requiredLine(refusals.nameMissing()), { searched: true, sorted: 'text' }),
    sector: optionalText(line, { searched: true }),
    url: optional(webAddress, '', webLink),
    /** What the logo stands on; a light one would be lost on the page. */
    ground: optionalText(formed(exactText(10), /^(?:dark)?$/, refusals.choice())),
  },
  { ...placed, ...pictured },
  {},
);

/** A reference as visitors and admins read it. */
export type Reference = z.infer<typeof referenceKind.record>;
/** What a form sends to create a reference. */
export type ReferenceDraft = z.infer<typeof referenceKind.draft>;
/** A change of some fields of a reference. */
export type ReferenceChange = z.infer<typeof referenceKind.change>;
/** The fields of the form, all of them there. */
export type ReferenceValues = z.infer<typeof referenceKind.form>;

/** The calls about references. */
export const referenceCalls = {
  ...calls.placedEntries(referenceKind, '/references', {
    name: 'Kuzey Gıda',
    sector: 'Gıda',
    url: 'https://kuzey.example',
  }),
  ...calls.picture(referenceKind, '/references/image/{id}'),
};
