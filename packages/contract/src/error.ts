import { z } from 'zod';

/** The body of every error answer: one sentence, and one a field where fields were wrong. */
export const apiError = z
  .object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'ApiError' });
export type ApiErrorBody = z.infer<typeof apiError>;

/** The field errors of a failed parse, by dotted field name; the first error of a field wins. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field =
      issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'body');
    errors[field] ??= issue.message;
  }
  return errors;
}
