import { z } from 'zod';
import { iconKey } from '../fields.ts';
import { html, htmlText } from '../html/html.ts';
import { isEmptyHtml } from '../html/isEmptyHtml.ts';
import { filled } from '../text/text.ts';

/** A kind whose entries others refer to by their ids, by the name of its calls. */
export type ReferredKind = 'services' | 'projects';

/** Facts about a field besides its schemas. */
export type FieldFacts = {
  /** Whether searches include its text; of HTML the text without tags. */
  readonly searched?: true;
  /** Lists can be sorted by it: `text` as in a Turkish dictionary, `value` as the database does. */
  readonly sorted?: 'text' | 'value';
  /** The kind whose entries' ids it holds. */
  readonly refersTo?: ReferredKind;
};

/**
 * One field of a kind of content: what a form sends, its blank value, its default in a new entry, and what the API
 * returns.
 */
export type KindField<
  Sent extends z.ZodType = z.ZodType,
  Draft extends z.ZodType = z.ZodType,
  Answered extends z.ZodType = z.ZodType,
> = {
  readonly sent: Sent;
  readonly blank: z.output<Sent>;
  readonly draft: Draft;
  readonly answered: Answered;
  readonly facts: FieldFacts;
};

/** The fields of a kind by their names, in the order of its form. */
export type Fields = Readonly<Record<string, KindField>>;

/** Texts for the fields of a kind; a missing one does not compile. */
export type FieldWords<Kind extends { readonly fields: Fields }> = {
  readonly [Name in keyof Kind['fields']]: string;
};

/** A field that every new entry has to send. */
export const required = <Sent extends z.ZodType, Answered extends z.ZodType>(
  sent: Sent,
  blank: z.output<Sent>,
  answered: Answered,
  facts: FieldFacts = {},
) => ({ sent, blank, draft: sent, answered, facts });

/** A field that a new entry may omit; `absent` is its default. */
export const optional = <Sent extends z.ZodType, Answered extends z.ZodType>(
  sent: Sent,
  absent: z.core.util.NoUndefined<z.output<Sent>>,
  answered: Answered,
  facts: FieldFacts = {},
) => ({ sent, blank: absent, draft: sent.default(absent), answered, facts });

/** A field that a new entry may omit; the server fills it by a rule of its own. */
export const filledIn = <Sent extends z.ZodType, Answered extends z.ZodType>(
  sent: Sent,
  blank: z.output<Sent>,
  answered: Answered,
  facts: FieldFacts = {},
) => ({ sent, blank, draft: sent.optional(), answered, facts });

/** A text without line breaks or markup that every new entry has to send. */
export const requiredText = (sent: z.ZodString, facts?: FieldFacts) => required(sent, '', z.string(), facts);

/** A text without markup, empty by default. */
export const optionalText = (sent: z.ZodString, facts?: FieldFacts) => optional(sent, '', z.string(), facts);

/** HTML that must show something; `message` is the error otherwise. */
export const requiredHtml = (message: string) =>
  required(
    filled(htmlText(), message)
      .refine((given) => !isEmptyHtml(given), message)
      .describe(`${htmlText().description}. It has to show something`),
    '',
    html(),
    { searched: true },
  );

/** HTML, empty by default. */
export const optionalHtml = () => optional(htmlText(), '', html(), { searched: true });

/** The name of an icon, or nothing. */
export const iconName = () => optionalText(iconKey);

/** The kinds whose entries these fields refer to. */
export const referredBy = (fields: Fields): readonly ReferredKind[] =>
  Object.values(fields).flatMap(({ facts }) => facts.refersTo ?? []);

/** The blank value of each field. */
export function blanksOf<Of extends Fields>(
  fields: Of,
): { readonly [Name in keyof Of]: z.output<Of[Name]['sent']> };
export function blanksOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank]));
}

/** The same part of each field, by field name. */
export function partsOf<Of extends Fields, Part extends 'sent' | 'draft' | 'answered'>(
  fields: Of,
  part: Part,
): { readonly [Name in keyof Of]: Of[Name][Part] };
export function partsOf(fields: Fields, part: 'sent' | 'draft' | 'answered'): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]]));
}
