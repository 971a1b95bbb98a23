import { z } from 'zod';
import { refusals } from '../errors/refusals.ts';
import { isStorable, isWithin, storableOf, unstorable } from './storable.ts';
import { composed } from './turkish.ts';

/** The messages for a text that cannot be accepted. */
type TextMessages = { tooLong?: string; unstorable?: string };

/**
 * The first rule of every incoming text. The length is checked first and aborts the parse, so that no later rule scans
 * a longer text. What JSON Schema cannot derive from a rule is given in `meta`, here and below.
 */
const bounded = (characters: number, { tooLong = refusals.tooLong(characters) }: TextMessages) =>
  z
    .string()
    .refine((given) => isWithin(characters, given), { error: tooLong, abort: true })
    .meta({ maxLength: characters });

/**
 * A text of limited length, written by people. Characters that cannot be stored are removed, and letters are composed:
 * what macOS names and PDFs hold has "ç" as two characters, which are another text to every comparison.
 */
export const text = (characters: number, messages: TextMessages = {}) =>
  bounded(characters, messages)
    .overwrite((given) => composed(storableOf(given)))
    // A few letters are longer once they are composed.
    .refine((given) => isWithin(characters, given), {
      error: messages.tooLong ?? refusals.tooLong(characters),
      abort: true,
    });

/**
 * A text that is stored verbatim, such as an id or a password: it is refused if it contains characters that cannot be
 * stored.
 */
export const exactText = (characters: number, messages: TextMessages = {}) =>
  bounded(characters, messages)
    .refine(isStorable, {
      error: messages.unstorable ?? refusals.unstorable(),
      abort: true,
    })
    .meta({ allOf: [{ pattern: `^[^${unstorable}]*$` }] });

/** A text that is not blank; spaces around it are dropped. */
export const filled = (given: z.ZodString, error?: string) =>
  given
    .trim()
    .min(1, { error, abort: true })
    .meta({ pattern: String.raw`[^\s${unstorable}]` });

/** A text that matches a pattern as a whole; spaces around it are dropped. */
export const formed = (given: z.ZodString, form: RegExp, error: string) =>
  given
    .trim()
    .regex(form, { error, abort: true })
    .meta({ pattern: String.raw`^\s*(?:${form.source.replace(/^\^|\$$/g, '')})\s*$` });
