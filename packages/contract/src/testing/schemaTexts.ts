import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** A text within a schema: the dotted name of its field, and whether it is the input or the output of a transform. */
export type SchemaText = { field: string; schema: z.core.$ZodString; made: boolean };

/** Every text that a schema holds, at any depth. Throws for a kind of schema that it does not know. */
export function textsOf(schema: z.core.$ZodType, field = ''): SchemaText[] {
  if (schema instanceof z.core.$ZodString) return [{ field, schema, made: false }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) =>
      part instanceof z.ZodType ? textsOf(part, within(field, name)) : [],
    );
  if (schema instanceof z.ZodArray) return textsOf(schema.element, within(field, '0'));
  if (schema instanceof z.ZodRecord)
    return [
      ...textsOf(schema.keyType, within(field, 'key')),
      ...textsOf(schema.valueType, within(field, 'value')),
    ];
  if (schema instanceof z.ZodPipe)
    return [
      ...textsOf(schema.in, field),
      ...textsOf(schema.out, field).map((text) => Object.assign(text, { made: true })),
    ];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return textsOf(schema.def.innerType, field);
  if (textless.some((kind) => schema instanceof kind)) return [];
  throw new TypeError(`${field} is a ${defOf(schema).type}, whose texts are not known`);
}

const textless = [
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodEnum,
  z.ZodLiteral,
  z.ZodTransform,
  z.ZodUnknown,
  z.ZodNever,
];

const within = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

/** What a call takes: its parameters, query, body and form fields, as far as it has them. */
export const inputsOf = ({ params, query, body, form }: Endpoint): { part: string; schema: z.ZodType }[] =>
  Object.entries({ params, query, body, form }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [{ part, schema }],
  );

/** The rules that a text goes through, in their order. */
export const rulesOf = (schema: z.core.$ZodString): z.core.$ZodCheckDef[] =>
  (defOf(schema).checks ?? []).map((check) => defOf(check));

/** The patterns that a text is matched with. */
export const patternsOf = (schema: z.core.$ZodString): RegExp[] =>
  [defOf(schema), ...rulesOf(schema)].flatMap((rule) =>
    'pattern' in rule && rule.pattern instanceof RegExp ? [rule.pattern] : [],
  );

const defOf = <Def>({ _zod: { def } }: { _zod: { def: Def } }): Def => def;
