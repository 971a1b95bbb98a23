import { z } from 'zod';
import { isStorable, isWithin, storableOf, unstorable } from './storable.ts';

const atMost = (characters: number): string => `At most ${characters} characters`;

/** What a text that cannot be taken is answered with. */
type TextMessages = { tooLong?: string; unstorable?: string };

/**
 * How every text that comes in begins. The length is checked first and ends the parse, so that nothing after it ever
 * walks a longer text. What JSON Schema cannot learn from a rule, `meta` tells it, here and below.
 */
const bounded = (characters: number, { tooLong = atMost(characters) }: TextMessages) =>
  z
    .string()
    .refine((given) => isWithin(characters, given), { error: tooLong, abort: true })
    .meta({ maxLength: characters });

/** A text of at most so many characters that people write. What cannot be kept is taken out. */
export const text = (characters: number, messages: TextMessages = {}) =>
  bounded(characters, messages).overwrite(storableOf);

/** A text that counts as it is, such as an id or a password: one with what cannot be kept is refused. */
export const exactText = (characters: number, messages: TextMessages = {}) =>
  bounded(characters, messages)
    .refine(isStorable, {
      error: messages.unstorable ?? 'Contains a character that cannot be stored',
      abort: true,
    })
    .meta({ allOf: [{ pattern: `^[^${unstorable}]*$` }] });

/** A text with more to it than spaces, which are dropped around it. */
export const filled = (given: z.ZodString, error?: string) =>
  given
    .trim()
    .min(1, { error, abort: true })
    .meta({ pattern: String.raw`[^\s${unstorable}]` });

/** A text of one form, from its first character to its last, with spaces around it that are dropped. */
export const formed = (given: z.ZodString, form: RegExp, error: string) =>
  given
    .trim()
    .regex(form, { error, abort: true })
    .meta({ pattern: String.raw`^\s*(?:${form.source.replace(/^\^|\$$/g, '')})\s*$` });
