import type { JsonSchema, Operation, Parameter } from './document.ts';
import type { Request } from './request.ts';
import { bodyOf, formType } from './requestsTo.ts';
import { type FindProblem, placeOf } from './validators.ts';

/** What is wrong with a request under the declared schemas: a message, `none`, or `unknown` if they cannot decide. */
export type Fault = { says: string } | 'none' | 'unknown';

/** Judges the path, query and body of a request by the reference alone. */
export function faultOfInput(findProblem: FindProblem, operation: Operation, request: Request): Fault {
  for (const [index, parameter] of operation.parameters.entries()) {
    const place = [...placeOf(operation), 'parameters', String(index), 'schema'];
    const says = problemOf(findProblem, place, parameter, request);
    if (says !== undefined) return { says: `${parameter.name}: ${says}` };
  }
  return faultOfBody(findProblem, operation, request);
}

function problemOf(
  findProblem: FindProblem,
  place: readonly string[],
  { name, in: part, required, schema }: Parameter,
  { path, query }: Request,
): string | undefined {
  if (part === 'header') return undefined;
  const given = part === 'path' ? path[name] : query.filter(([key]) => key === name).map(([, text]) => text);
  const texts = typeof given === 'string' ? [given] : (given ?? []);
  const [text] = texts.map((each) => (part === 'path' ? decoded(each) : each.toWellFormed()));
  if (text === null) return 'cannot be decoded';
  if (text === undefined) return required ? 'is missing' : undefined;
  return texts.length > 1 ? 'is given twice' : findProblem(place, meaningOf(schema, text));
}

/** Whether the path of a request can be decoded. */
export const hasDecodablePath = ({ path }: Request): boolean =>
  Object.values(path).every((text) => decoded(text) !== null);

/** A decoded segment of a path; null if it cannot be decoded. */
function decoded(text: string): string | null {
  if (!text.startsWith('%')) return text.toWellFormed();
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Converts a text in an address to the type of its schema. */
const meaningOf = ({ type }: JsonSchema, text: string): unknown =>
  type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;

function faultOfBody(findProblem: FindProblem, operation: Operation, { body }: Request): Fault {
  const declared = bodyOf(operation);
  if (declared === undefined) return body.kind === 'none' ? 'none' : 'unknown';
  if (body.kind === 'none') return { says: 'the body is missing' };
  const place = [...placeOf(operation), 'requestBody', 'content', declared.type, 'schema'];
  if (body.kind === 'json' && declared.type !== formType) {
    const says = findProblem(place, body.value);
    return says === undefined ? 'none' : { says };
  }
  if (body.kind !== 'form' || declared.type !== formType) return 'unknown';
  const file = body.file !== undefined && { file: body.file };
  const fields = body.fields.map(([name, text]) => [name, text.toWellFormed()]);
  const says = findProblem(place, { ...Object.fromEntries(fields), ...file });
  // A schema cannot express that a file is a picture or a PDF, which only its bytes show.
  const good = operation.path.includes('/pdf/') ? 'sheet.pdf' : 'photo.jpg';
  return says === undefined ? (body.file === good ? 'none' : 'unknown') : { says };
}
