import { z } from 'zod';

/** A registry of schemas that are marked for a purpose; a schema refined from a marked one is marked as well. */
type Marks = { get(schema: z.core.$ZodType): unknown };

/** Transforms a marked text; `field` is its dotted name. */
export type TextChange = (text: string, field: string) => string;

/** A copy of `value` with `change` applied to the texts of all marked schemas. */
export function mapMarked<T>(marks: Marks, schema: z.ZodType<T>, value: T, change: TextChange): T;
export function mapMarked(
  marks: Marks,
  schema: z.core.$ZodType,
  value: unknown,
  change: TextChange,
): unknown {
  return visit(schema, value, []);

  function visit(at: z.core.$ZodType, found: unknown, way: readonly (string | number)[]): unknown {
    if (marks.get(at) !== undefined) return typeof found === 'string' ? change(found, way.join('.')) : found;
    if (at instanceof z.ZodObject && isRecord(found)) {
      const copy: Record<string, unknown> = { ...found };
      for (const [key, field] of Object.entries(at.shape)) {
        if (key in copy && field instanceof z.ZodType) copy[key] = visit(field, copy[key], [...way, key]);
      }
      return copy;
    }
    if (at instanceof z.ZodArray && Array.isArray(found)) {
      return found.map((item: unknown, index) => visit(at.element, item, [...way, index]));
    }
    if (
      at instanceof z.ZodOptional ||
      at instanceof z.ZodNullable ||
      at instanceof z.ZodDefault ||
      at instanceof z.ZodReadonly
    ) {
      return visit(at.def.innerType, found, way);
    }
    if (at instanceof z.ZodPipe) return visit(at.def.out, visit(at.def.in, found, way), way);
    return found;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
