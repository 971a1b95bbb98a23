import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** A schema within another: the dotted name of its field, and whether it is the input or the output of a transform. */
type SchemaPart = { field: string; schema: z.core.$ZodType; made: boolean };

/** A text within a schema. */
export type SchemaText = SchemaPart & { schema: z.core.$ZodString };

/** Every text that a schema holds, at any depth. Throws for a kind of schema that it does not know. */
export const textsOf = (schema: z.core.$ZodType): SchemaText[] => partsOf(schema).filter(isText);

const isText = (part: SchemaPart): part is SchemaText => part.schema instanceof z.core.$ZodString;

/** Every schema within a schema, at any depth, and itself. Throws for a kind that it does not know. */
export const partsOf = (schema: z.core.$ZodType, field = ''): SchemaPart[] => [
  { field, schema, made: false },
  ...partsWithin(schema, field),
];

function partsWithin(schema: z.core.$ZodType, field: string): SchemaPart[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) =>
      part instanceof z.ZodType ? partsOf(part, within(field, name)) : [],
    );
  if (schema instanceof z.ZodArray) return partsOf(schema.element, within(field, '0'));
  if (schema instanceof z.ZodRecord)
    return [
      ...partsOf(schema.keyType, within(field, 'key')),
      ...partsOf(schema.valueType, within(field, 'value')),
    ];
  if (schema instanceof z.ZodPipe)
    return [
      ...partsOf(schema.in, field),
      ...partsOf(schema.out, field).map((part) => Object.assign(part, { made: true })),
    ];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return partsOf(schema.def.innerType, field);
  if (whole.some((kind) => schema instanceof kind)) return [];
  throw new TypeError(`${field} is a ${defOf(schema).type}, whose parts are not known`);
}

/** Kinds of schemas that have no others within. */
const whole = [
  z.core.$ZodString,
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodEnum,
  z.ZodLiteral,
  z.ZodTransform,
  z.ZodUnknown,
  z.ZodNever,
];

const within = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

/** The inputs of a call: its parameters, query, body and form fields, as far as it has them. */
export const inputsOf = ({ params, query, body, form }: Endpoint): { part: string; schema: z.ZodType }[] =>
  Object.entries({ params, query, body, form }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [{ part, schema }],
  );

/** The rules that a value goes through, in their order. */
const rulesOf = (schema: z.core.$ZodType): z.core.$ZodCheckDef[] =>
  (defOf(schema).checks ?? []).map((check) => defOf(check));

/** What a schema says of a value that breaks a rule of its own; undefined stands for the library's sentence. */
export const sentencesOf = (schema: z.core.$ZodType): unknown[] => {
  const { error, type }: { error?: unknown; type: string } = defOf(schema);
  const typeRule = type === 'number' ? [{ check: type, error }] : [];
  return [...typeRule, ...rulesOf(schema)]
    .filter(({ check }) => check !== 'overwrite')
    .map((rule: { error?: unknown }) =>
      typeof rule.error === 'function' ? Reflect.apply(rule.error, undefined, []) : undefined,
    );
};

/** The patterns that a text is matched with. */
export const patternsOf = (schema: z.core.$ZodString): RegExp[] =>
  [defOf(schema), ...rulesOf(schema)].flatMap((rule) =>
    'pattern' in rule && rule.pattern instanceof RegExp ? [rule.pattern] : [],
  );

const defOf = <Def>({ _zod: { def } }: { _zod: { def: Def } }): Def => def;
