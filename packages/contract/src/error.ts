import { z } from 'zod';
import { limits } from './limits.ts';

/** The body of every error response: one sentence, and one per field where fields were wrong. */
export const apiError = z
  .object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'ApiError' });
export type ApiErrorBody = z.infer<typeof apiError>;

/**
 * The field errors of a failed parse, by dotted field name; the first error of a field wins. Names and sentences may
 * hold what was sent, so that their number and length have a limit.
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
