import { z } from 'zod';
import type { VersionField } from './history.ts';
import { htmlFields } from '../html/html.ts';

/**
 * The fields of a subject as a version shows them, parsed by the schemas of its responses: an invalid address becomes
 * empty, and an unparseable value null. A field without a value is left out: it was added after the version.
 */
export const versionFieldsOf = (
  schemas: Readonly<Record<string, z.ZodType>>,
  values: Readonly<Record<string, unknown>>,
): VersionField[] =>
  Object.entries(schemas).flatMap(([name, schema]): VersionField[] => {
    const value = values[name];
    if (value === undefined) return [];
    if (isHtmlField(schema) && typeof value === 'string') return [{ name, html: value, value: null }];
    return [{ name, value: schema.safeParse(value).data ?? null }];
  });

/** Whether a field contains HTML. */
export const isHtmlField = (schema: z.core.$ZodType): boolean =>
  htmlFields.get(schema) !== undefined ||
  ((schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) && isHtmlField(schema.def.innerType));
