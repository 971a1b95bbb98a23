import type { Endpoint } from '@vitrin/contract/endpoints';
import { z } from 'zod';
import { HttpError } from '../httpErrors.ts';

/** Upper bounds of a JSON text: its bytes, and its values and keys as `jsonBounds` counts them. */
export type JsonSize = { bytes: number; values: number };

/** The limit for routes without a body, and the minimum for all others. */
export const leastBytes = 64 * 1024;

/** Allows for spaces between values, and for fields that no schema names. */
const spareBytes = 16 * 1024;

/** A character outside the BMP, written as two \uXXXX escapes. */
const characterBytes = 12;
const numberBytes = 32;

/** Cached by schema: several routes share one, and so do several applications of a process. */
const bytesOfSchema = new WeakMap<z.ZodType, number>();

/** The limit in bytes on the body of a route: the longest JSON that its schema accepts, and a margin. */
export function bodyBytesOf({ body }: Pick<Endpoint, 'body'>): number {
  if (body === undefined) return leastBytes;
  const bytes = bytesOfSchema.get(body) ?? Math.max(leastBytes, longestJson(body).bytes + spareBytes);
  bytesOfSchema.set(body, bytes);
  return bytes;
}

/** A number of bytes in the wording of an error. */
export const inKilobytes = (bytes: number): string => `${Math.floor(bytes / 1024)} kB`;

/** The refusal of a body of more bytes than that. */
export const bodyTooLarge = (bytes: number): HttpError =>
  new HttpError(413, `The body is larger than ${inKilobytes(bytes)}`);

/** The longest JSON that a schema accepts. Throws for an unbounded one. */
export function longestJson(schema: z.ZodType): JsonSize {
  const document = part.parse(z.toJSONSchema(schema, { io: 'input' }));
  return sizeOf(document, document.$defs ?? {});
}

/** The parts of a JSON schema that determine how long its values are. */
type Part = {
  $ref?: string | undefined;
  $defs?: Record<string, Part> | undefined;
  type?: string | undefined;
  enum?: unknown[] | undefined;
  anyOf?: Part[] | undefined;
  maxLength?: number | undefined;
  items?: Part | undefined;
  maxItems?: number | undefined;
  properties?: Record<string, Part> | undefined;
  propertyNames?: Part | undefined;
  additionalProperties?: boolean | Part | undefined;
  maxProperties?: number | undefined;
};

const part: z.ZodType<Part> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    $defs: z.record(z.string(), part).optional(),
    type: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(part).optional(),
    maxLength: z.number().optional(),
    items: part.optional(),
    maxItems: z.number().optional(),
    properties: z.record(z.string(), part).optional(),
    propertyNames: part.optional(),
    additionalProperties: z.union([z.boolean(), part]).optional(),
    maxProperties: z.number().optional(),
  }),
);

type Parts = Readonly<Record<string, Part>>;

function sizeOf(schema: Part, named: Parts): JsonSize {
  const inner = (given: Part | undefined) => sizeOf(given ?? {}, named);
  const referred = named[schema.$ref?.replace('#/$defs/', '') ?? ''];
  if (referred !== undefined) return inner(referred);
  if (schema.enum !== undefined) return largest(schema.enum.map((value) => scalar(jsonBytes(value))));
  if (schema.anyOf !== undefined) return largest(schema.anyOf.map(inner));
  switch (schema.type) {
    case 'string':
      return scalar(characterBytes * bound(schema.maxLength, 'text') + 2);
    case 'integer':
    case 'number':
      return scalar(numberBytes);
    case 'boolean':
    case 'null':
      return scalar(5);
    case 'array':
      return repeated(bound(schema.maxItems, 'list'), inner(schema.items));
    case 'object':
      return sizeOfObject(schema, inner);
    default:
      throw new TypeError(`A body has a part without a type: ${JSON.stringify(schema)}`);
  }
}

function sizeOfObject(
  { properties = {}, propertyNames, additionalProperties, maxProperties }: Part,
  inner: (given: Part | undefined) => JsonSize,
): JsonSize {
  const named = Object.entries(properties).map(([name, field]) =>
    pair(scalar(jsonBytes(name)), inner(field)),
  );
  const free =
    typeof additionalProperties === 'object'
      ? repeated(bound(maxProperties, 'record'), pair(inner(propertyNames), inner(additionalProperties)))
      : { bytes: 2, values: 0 };
  return named.reduce(sum, free);
}

function bound(most: number | undefined, what: string): number {
  if (most === undefined) throw new TypeError(`A body has a ${what} without an end`);
  return most;
}

const scalar = (bytes: number): JsonSize => ({ bytes, values: 1 });

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const pair = (key: JsonSize, value: JsonSize): JsonSize => sum(sum(key, value), { bytes: 2, values: 0 });

/** That many values with their separators, in brackets. */
const repeated = (times: number, { bytes, values }: JsonSize): JsonSize => ({
  bytes: times * (bytes + 1) + 2,
  values: times * values + 1,
});

const sum = (a: JsonSize, b: JsonSize): JsonSize => ({
  bytes: a.bytes + b.bytes,
  values: a.values + b.values,
});

const largest = (sizes: readonly JsonSize[]): JsonSize => ({
  bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
  values: Math.max(...sizes.map(({ values }) => values)),
});
