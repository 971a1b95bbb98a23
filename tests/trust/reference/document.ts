import { z } from 'zod';

/** The parts of a JSON schema in the API's reference that requests are generated from. */
export type JsonSchema = {
  $ref?: string | undefined;
  type?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  anyOf?: JsonSchema[] | undefined;
  allOf?: JsonSchema[] | undefined;
  not?: JsonSchema | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  items?: JsonSchema | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  propertyNames?: JsonSchema | undefined;
  additionalProperties?: boolean | JsonSchema | undefined;
};

/** Splits a schema with several types, such as "boolean or null", into one alternative per type. */
function withOneType(given: unknown): unknown {
  const { type, ...rest } = Object(given);
  if (!Array.isArray(type)) return given;
  return { anyOf: type.map((one: unknown) => Object.assign({}, rest, { type: one })) };
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.preprocess(
    withOneType,
    z.object({
      $ref: z.string().optional(),
      type: z.string().optional(),
      enum: z.array(z.unknown()).optional(),
      const: z.unknown().optional(),
      anyOf: z.array(jsonSchema).optional(),
      allOf: z.array(jsonSchema).optional(),
      not: jsonSchema.optional(),
      pattern: z.string().optional(),
      format: z.string().optional(),
      minLength: z.number().optional(),
      maxLength: z.number().optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      items: jsonSchema.optional(),
      minItems: z.number().optional(),
      maxItems: z.number().optional(),
      properties: z.record(z.string(), jsonSchema).optional(),
      required: z.array(z.string()).optional(),
      propertyNames: jsonSchema.optional(),
      additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    }),
  ),
);

const media = z.record(z.string(), z.object({ schema: jsonSchema }));
const headerReference = z.object({ $ref: z.string().startsWith('#/components/headers/') });
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  schema: jsonSchema,
});
const operation = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ required: z.literal(true), content: media }).optional(),
  responses: z.record(
    z.string(),
    z.object({ content: media.default({}), headers: z.record(z.string(), headerReference).default({}) }),
  ),
});
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), jsonSchema),
    headers: z.record(z.string(), z.object({ required: z.boolean(), schema: z.unknown() })),
  }),
});

/** The API's reference, parsed as strictly as the tests require. */
export type Reference = z.infer<typeof documentShape>;

/** A parameter in the path, the query or the headers. */
export type Parameter = z.infer<typeof parameter>;

/** One operation of the reference: a verb of a path. */
export type Operation = z.infer<typeof operation> & { method: string; path: string };

/** Parses the document; throws if it contains anything that this suite does not know. */
export const parseReference = (document: unknown): Reference => documentShape.parse(document);

/** Every operation of the document. */
export const operationsOf = ({ paths }: Reference): Operation[] =>
  Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([method, found]) =>
      Object.assign(found, { method: method.toUpperCase(), path }),
    ),
  );

/** Resolves a schema if it is a reference. */
export function resolve(reference: Reference, schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const found = reference.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
  if (found === undefined) throw new Error(`${schema.$ref} leads nowhere`);
  return resolve(reference, found);
}
