import type { Answer } from './caller.ts';
import type { Operation, Reference } from './document.ts';
import { type FindProblem, placeOf } from './validators.ts';

/** The 5xx statuses that a busy or full server sends deliberately. */
const meant: ReadonlySet<number> = new Set([503, 507]);

/** General HTTP headers, and the security headers of every response; all others have to be declared. */
const general: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'transfer-encoding',
  'x-content-type-options',
]);

/** How a response differs from what the reference declares for its status. */
export function faultsOfAnswer(
  findProblem: FindProblem,
  reference: Reference,
  operation: Operation,
  answer: Answer,
): string[] {
  const { status } = answer;
  const failure = status >= 500 && !meant.has(status) ? [`${status} is a failure of the server`] : [];
  const declared = operation.responses[status];
  if (declared === undefined) return [...failure, `the status ${status} is not declared`];
  const place = [...placeOf(operation), 'responses', String(status)];
  return [
    ...failure,
    ...bodyFaults(findProblem, place, Object.keys(declared.content), answer),
    ...headerFaults(findProblem, reference, Object.keys(declared.headers), answer),
  ];
}

function bodyFaults(
  findProblem: FindProblem,
  place: readonly string[],
  types: readonly string[],
  { headers, bytes }: Answer,
): string[] {
  if (types.length === 0) return bytes.length === 0 ? [] : ['a body came where none is declared'];
  const type = headers['content-type']?.split(';')[0] ?? '';
  const known = types.find(
    (found) => found === type || (found.endsWith('/*') && type.startsWith(found.slice(0, -1))),
  );
  if (known === undefined) return [`the media type "${type}" is not declared`];
  if (known !== 'application/json') return [];
  const problem = findProblem([...place, 'content', known, 'schema'], JSON.parse(bytes.toString()));
  return problem === undefined ? [] : [`the body is not as declared: ${problem}`];
}

function headerFaults(
  findProblem: FindProblem,
  { components }: Reference,
  names: readonly string[],
  { headers }: Answer,
): string[] {
  const lowerCase = new Set(names.map((name) => name.toLowerCase()));
  const undeclared = Object.keys(headers).filter((name) => !general.has(name) && !lowerCase.has(name));
  const wrong = names.flatMap((name) => {
    const value = headers[name.toLowerCase()];
    if (value === undefined)
      return components.headers[name]?.required === false ? [] : [`the header ${name} is missing`];
    const problem = findProblem(
      ['components', 'headers', name, 'schema'],
      /^\d+$/.test(value) ? Number(value) : value,
    );
    return problem === undefined ? [] : [`the header ${name} is not as declared: ${problem}`];
  });
  return [...wrong, ...undeclared.map((name) => `the header ${name} is not declared`)];
}
