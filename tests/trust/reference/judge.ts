import { z } from 'zod';
import type { Answer } from './caller.ts';
import type { Operation, Reference } from './document.ts';
import { faultsOfAnswer } from './faultsOfAnswer.ts';
import { faultOfInput, hasDecodablePath } from './faultOfInput.ts';
import type { Request } from './request.ts';
import { isBeyondSchemas } from './rulesBeyondSchemas.ts';
import { problemsBy } from './validators.ts';

/** Returns descriptions of what is wrong with a response; empty if it is as the reference declares. */
export type Judge = (operation: Operation, request: Request, answer: Answer) => string[];

/** Judges by the reference alone whether the response, and accepting or refusing the request, is as declared. */
export function createJudge(document: object, reference: Reference): Judge {
  const findProblem = problemsBy(document);
  return (operation, request, answer) => [
    ...faultsOfAnswer(findProblem, reference, operation, answer),
    ...faultsOfAccess(operation, request, answer),
    ...(isClosed(operation, request)
      ? []
      : faultsOfDecision(faultOfInput(findProblem, operation, request), answer)),
  ];
}

const isClosed = ({ security }: Operation, { as, headers }: Request): boolean =>
  security !== undefined && (as !== 'admin' || 'authorization' in headers);

function faultsOfAccess(operation: Operation, request: Request, { status }: Answer): string[] {
  if (operation.security === undefined) return [];
  if (!isClosed(operation, request)) return status === 401 ? ['an admin was answered with 401'] : [];
  // Addresses are validated before the caller is authenticated.
  const isEarly = status === 414 || (status === 400 && !hasDecodablePath(request));
  return isEarly || [401, 429].includes(status)
    ? []
    : ['the call is closed, and yet was not answered with 401'];
}

function faultsOfDecision(fault: ReturnType<typeof faultOfInput>, answer: Answer): string[] {
  if (typeof fault === 'object') return answer.status < 400 ? [`it was taken, though ${fault.says}`] : [];
  if (fault === 'unknown' || answer.status !== 400 || wasBeyondSchemas(answer)) return [];
  return ['it was refused, though nothing declared speaks against it'];
}

const fieldErrors = z.object({ errors: z.record(z.string(), z.string()) });

/** Whether every field was refused by a rule that a schema cannot express. */
function wasBeyondSchemas({ bytes }: Answer): boolean {
  const body = fieldErrors.safeParse(JSON.parse(bytes.toString()));
  const refusals = Object.entries(body.data?.errors ?? {});
  return refusals.length > 0 && refusals.every(([field, told]) => isBeyondSchemas(field, told));
}
