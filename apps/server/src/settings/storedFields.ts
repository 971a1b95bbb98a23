import type { z } from 'zod';
import type { Defined } from '../definedOnly.ts';

/**
 * The fields of a stored document that a schema accepts. Others are left out, as if they had never been written: a
 * document from an older version or a restore must not take down the rest of the page.
 */
export function storedFields<S extends z.ZodObject>(
  schema: S,
  stored: Readonly<Record<string, unknown>>,
): Defined<z.infer<S>>;
export function storedFields(schema: z.ZodObject, stored: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(schema.partial().shape).flatMap(([name, field]) => {
      const { data } = field.safeParse(stored[name]);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}
