import { z } from 'zod';
import type { VersionField } from './history.ts';
import { htmlFields } from '../html/html.ts';

/**
 * The fields of something as a version shows them, by the schemas of what is answered of it: an address that leads
 * nowhere is left empty, and what a schema does not take at all is null. A field that has no value is left out: it is
 * younger than the version.
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

/** True for a field that holds HTML. */
export const isHtmlField = (schema: z.core.$ZodType): boolean =>
  htmlFields.get(schema) !== undefined ||
  ((schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) && isHtmlField(schema.def.innerType));
