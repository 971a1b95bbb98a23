import { z } from 'zod';
import { limits } from './limits.ts';
import { mapMarked } from './marks.ts';

/** Marks the schemas whose text is HTML, so that the server and the client know what to clean. */
export const htmlFields = z.registry<{ html: true }>();

/** A text field that holds HTML. What is allowed in it is the sanitiser's policy. */
export function htmlText() {
  const schema = z.string().max(limits.htmlCharacters, `At most ${limits.htmlCharacters} characters`);
  htmlFields.add(schema, { html: true });
  return schema;
}

/** A copy of `value` in which every HTML field that `schema` marks went through `clean`. */
export const mapHtml = <T>(schema: z.ZodType<T>, value: T, clean: (html: string) => string): T =>
  mapMarked(htmlFields, schema, value, clean);
