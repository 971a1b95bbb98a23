import { fieldErrors } from '@vitrin/contract/errors/error';
import { parseAsked } from '@vitrin/contract/errors/expectations';
import { mapHtml } from '@vitrin/contract/html/html';
import { lostPictureMessage } from '@vitrin/contract/html/htmlPictures';
import type { z } from 'zod';
import { cleanHtml, lostPictures } from './cleanHtml.ts';
import { type HttpError, invalidFields } from '../httpErrors.ts';

/** Input as parsed by the schema, or the 400 that names each wrong field. */
export type ParsedInput<T> = { value: T } | { error: HttpError };

/**
 * Parses one part of a request. HTML is cleaned and then parsed once more, since cleaning may leave it empty; a picture
 * that cleaning would drop is an error on its field.
 */
export function parseInput<T>(schema: z.ZodType<T>, given: unknown): ParsedInput<T> {
  const parsed = parseAsked(schema, given);
  if (!parsed.success) return { error: invalidFields(fieldErrors(parsed.error)) };
  const refused: Record<string, string> = {};
  const clean = mapHtml(schema, parsed.data, (html, field) => {
    const pictures = lostPictures(html);
    if (pictures.length > 0) refused[field] = lostPictureMessage(pictures);
    return cleanHtml(html);
  });
  if (Object.keys(refused).length > 0) return { error: invalidFields(refused) };
  const cleaned = parseAsked(schema, clean);
  return cleaned.success ? { value: cleaned.data } : { error: invalidFields(fieldErrors(cleaned.error)) };
}
