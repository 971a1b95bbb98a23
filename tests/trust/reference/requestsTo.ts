import * as fc from 'fast-check';
import type { JsonSchema, Operation, Parameter, Reference } from './document.ts';
import { hostileParts } from './hostileParts.ts';
import { type Body, fileNames, type Pairs, type Request } from './request.ts';
import { spoil } from './spoil.ts';
import { existing, knownOr, valuesOf } from './valuesOf.ts';

/** Requests to an operation: about half of them valid, the others invalid in one place or hostile. */
export function requestsTo(reference: Reference, operation: Operation): fc.Arbitrary<Request> {
  const good = goodRequests(reference, operation);
  const numbers = fc.tuple(fc.nat({ max: 999 }), fc.nat({ max: 999 }), fc.nat({ max: 999 }));
  return fc.oneof(
    { weight: 5, arbitrary: good },
    { weight: 4, arbitrary: fc.tuple(good, numbers).map((drawn) => spoilt(reference, operation, ...drawn)) },
    {
      weight: 2,
      arbitrary: fc.tuple(good, hostileParts(operation)).map(([request, part]) => hostile(request, part)),
    },
  );
}

const hostile = (request: Request, part: Partial<Request>): Request => ({
  ...request,
  ...part,
  kind: 'hostile',
});

/** The media type of a form with a file. */
export const formType = 'multipart/form-data';

/** The declared body of an operation, if it has one. */
export function bodyOf(operation: Operation): { type: string; schema: JsonSchema } | undefined {
  const [found] = Object.entries(operation.requestBody?.content ?? {});
  return found && { type: found[0], schema: found[1].schema };
}

/** The parameters in one part of the request. */
const parametersIn = (operation: Operation, part: Parameter['in']): Parameter[] =>
  operation.parameters.filter((parameter) => parameter.in === part);

function goodRequests(reference: Reference, operation: Operation): fc.Arbitrary<Request> {
  const path = parametersIn(operation, 'path').map((parameter): [string, fc.Arbitrary<string>] => [
    parameter.name,
    pathTexts(reference, parameter),
  ]);
  const query = parametersIn(operation, 'query');
  return fc.record({
    kind: fc.constant('good' as const),
    as: fc.constantFrom('admin', 'admin', 'admin', 'admin', 'visitor', 'forger'),
    path: fc.record(Object.fromEntries(path)),
    query: textRecords(
      query.map(({ name, schema }) => [name, knownOr(name, valuesOf(reference, schema))]),
      query.filter(({ required }) => required).map(({ name }) => name),
    ),
    headers: headersOf(operation),
    body: bodies(reference, operation),
  });
}

/** Records of names and text values, with all or some of the keys. */
function textRecords(
  values: readonly (readonly [string, fc.Arbitrary<unknown>])[],
  requiredKeys: string[] = [],
): fc.Arbitrary<Pairs> {
  const texts = values.map(([name, value]): [string, fc.Arbitrary<string>] => [name, value.map(String)]);
  return fc.record(Object.fromEntries(texts), { requiredKeys }).map((given) => Object.entries(given));
}

/** Mostly existing ids, so that a call gets further than a 404. */
function pathTexts(reference: Reference, { schema }: Parameter): fc.Arbitrary<string> {
  // A URL with such a segment would be another address.
  const segments = valuesOf(reference, schema)
    .map(String)
    .filter((text) => !['', '.', '..'].includes(text));
  if (schema.enum !== undefined) return segments;
  return fc.oneof({ weight: 4, arbitrary: existing }, { weight: 1, arbitrary: segments });
}

const headerValues: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'if-none-match': fc.constantFrom('@etag', 'W/@etag', '*', '"x"', 'x', '"", "x", @etag'),
  'if-unmodified-since': fc.constantFrom(
    'Sat, 01 Jan 2000 00:00:00 GMT',
    'Fri, 31 Dec 9999 23:59:59 GMT',
    '0',
    'x',
  ),
};

function headersOf(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const values = parametersIn(operation, 'header').map(({ name }): [string, fc.Arbitrary<string>] => [
    name,
    headerValues[name] ?? fc.string(),
  ]);
  const present = textRecords(values).map((pairs): Record<string, string> => Object.fromEntries(pairs));
  return fc.oneof({ weight: 1, arbitrary: present }, { weight: 1, arbitrary: fc.constant({}) });
}

function bodies(reference: Reference, operation: Operation): fc.Arbitrary<Body> {
  const declared = bodyOf(operation);
  if (declared === undefined) return fc.constant({ kind: 'none' });
  if (declared.type !== formType) {
    return valuesOf(reference, declared.schema).map((value) => ({ kind: 'json', value }));
  }
  const { file: _file, ...fields } = declared.schema.properties ?? {};
  return fc.record({
    kind: fc.constant('form' as const),
    file: fc.constantFrom(...fileNames),
    fields: textRecords(Object.entries(fields).map(([name, schema]) => [name, valuesOf(reference, schema)])),
  });
}

/** The request with one part of its path, query or body made invalid. */
function spoilt(
  reference: Reference,
  operation: Operation,
  request: Request,
  [part, where, how]: readonly [number, number, number],
): Request {
  const names = [...parametersIn(operation, 'path'), ...parametersIn(operation, 'query')];
  const parameter = names[part % (names.length + 2)];
  if (parameter !== undefined) return withParameter(reference, request, parameter, how);
  return { ...request, kind: 'spoilt', body: spoiltBody(reference, operation, request.body, where, how) };
}

function withParameter(
  reference: Reference,
  request: Request,
  { name, in: part, schema }: Parameter,
  how: number,
): Request {
  const before = part === 'path' ? request.path[name] : request.query.find(([key]) => key === name)?.[1];
  const after = spoil(reference, schema, before ?? '', 0, how);
  const text = typeof after === 'string' ? after : JSON.stringify(after);
  if (part === 'path') {
    return {
      ...request,
      kind: 'spoilt',
      path: { ...request.path, [name]: ['', '.', '..'].includes(text) ? ' ' : text },
    };
  }
  return {
    ...request,
    kind: 'spoilt',
    query: [...request.query.filter(([key]) => key !== name), [name, text]],
  };
}

function spoiltBody(
  reference: Reference,
  operation: Operation,
  body: Body,
  where: number,
  how: number,
): Body {
  const declared = bodyOf(operation);
  if (declared === undefined) return { kind: 'json', value: how };
  if (body.kind === 'json')
    return { kind: 'json', value: spoil(reference, declared.schema, body.value, where, how) };
  if (body.kind !== 'form') return body;
  const fields = Object.entries(declared.schema.properties ?? {}).filter(([name]) => name !== 'file');
  const [name, schema] = fields[where % (fields.length + 1)] ?? [];
  if (name === undefined || schema === undefined) return { ...body, file: undefined };
  const text = spoil(reference, schema, 'x', 0, how);
  return { ...body, fields: [[name, typeof text === 'string' ? text : JSON.stringify(text)]] };
}
