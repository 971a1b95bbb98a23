import { z } from 'zod';
import { limits } from '../limits.ts';
import { expectationOf } from './expectations.ts';
import { refusalOf } from './refusalOf.ts';

const code = z.string().describe('Why, in a word that stays the same when sentences change');
const values = z.array(z.number()).optional().describe('What the sentence counts, such as a limit');

/**
 * The body of every error response: a message, and one per wrong field. Each comes with a code, so that a client can
 * word it itself.
 */
export const apiError = z
  .object({
    message: z.string(),
    code: code.optional(),
    values,
    errors: z.record(z.string(), z.string()).optional(),
    codes: z
      .record(z.string(), z.object({ code, values }))
      .optional()
      .describe('The codes of the sentences in `errors`'),
  })
  .meta({ id: 'ApiError' });
export type ApiErrorBody = z.infer<typeof apiError>;

/** The codes of messages without one of their own. */
const statusCodes: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  415: 'wrongType',
};

/** An error response: its messages, each with its code. */
export function errorBody(
  status: number,
  message: string,
  errors?: Readonly<Record<string, string>>,
): ApiErrorBody {
  const own = statusCodes[status] ?? (status >= 500 ? 'failed' : 'invalid');
  return {
    message,
    ...told(message, own),
    ...(errors && {
      errors: { ...errors },
      codes: Object.fromEntries(
        Object.entries(errors).map(([field, sentence]) => [field, told(sentence, 'invalid')]),
      ),
    }),
  };
}

function told(sentence: string, otherwise: string): { code: string; values?: number[] } {
  const refusal = refusalOf(sentence) ?? expectationOf(sentence);
  if (refusal === undefined) return { code: otherwise };
  return { code: refusal.code, ...(refusal.values.length > 0 && { values: [...refusal.values] }) };
}

/**
 * The field errors of a failed parse, by dotted field name; the first error of a field wins. Names and messages may
 * contain input, so their number and length are limited.
 */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of error.issues) {
    if (errors.size === limits.toldErrors) break;
    const field = shortened(fieldOf(issue));
    if (!errors.has(field)) errors.set(field, shortened(issue.message));
  }
  return Object.fromEntries(errors);
}

function fieldOf(issue: z.core.$ZodIssue): string {
  if (issue.path.length > 0) return issue.path.map((part) => shortened(String(part))).join('.');
  return issue.code === 'unrecognized_keys' ? issue.keys.slice(0, limits.toldErrors).join(', ') : 'body';
}

const shortened = (text: string): string =>
  text.length <= limits.toldCharacters ? text : `${text.slice(0, limits.toldCharacters)}…`;
