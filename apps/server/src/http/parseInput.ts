import { fieldErrors } from '@vitrin/contract/error';
import { mapHtml } from '@vitrin/contract/html';
import type { z } from 'zod';
import { cleanHtml } from './cleanHtml.ts';
import { type HttpError, invalidFields } from './httpErrors.ts';

/** Input as the schema wants it, or the 400 that names each wrong field. */
export type ParsedInput<T> = { value: T } | { error: HttpError };

/** Parses one part of a request. HTML is cleaned and then parsed once more, since nothing may be left of it. */
export function parseInput<T>(schema: z.ZodType<T>, given: unknown): ParsedInput<T> {
  const unstorable = unstorableFields(given);
  if (Object.keys(unstorable).length > 0) return { error: invalidFields(unstorable) };
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { error: invalidFields(fieldErrors(parsed.error)) };
  const cleaned = schema.safeParse(mapHtml(schema, parsed.data, cleanHtml));
  return cleaned.success ? { value: cleaned.data } : { error: invalidFields(fieldErrors(cleaned.error)) };
}

/** Texts with a NUL, which PostgreSQL cannot store, by dotted field name. */
function unstorableFields(given: unknown, field = ''): Record<string, string> {
  if (typeof given === 'string') {
    return given.includes('\0') ? { [field || 'body']: 'Contains a character that cannot be stored' } : {};
  }
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) =>
      Object.entries(unstorableFields(value, field === '' ? key : `${field}.${key}`)),
    ),
  );
}
