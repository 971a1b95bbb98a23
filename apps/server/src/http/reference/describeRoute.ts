import {
  editConflict,
  type Endpoint,
  endpointList,
  type ErrorStatus,
  errorsOf,
  isDownload,
  isGuarded,
  isEventStream,
  type Method,
} from '@vitrin/contract/endpoints';
import { apiError } from '@vitrin/contract/errors/error';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

const reasons: Readonly<Record<ErrorStatus, string>> = {
  400: 'Some input is not valid; `errors` names each field',
  401: 'No token, or one that is not valid any more',
  403: 'Not allowed, such as below the least role',
  404: 'Nothing there',
  408: 'The body took too long to arrive',
  409: 'Clashes with what is stored',
  413: 'Larger than the limit',
  414: 'The address is too long, or has too many parameters',
  415: 'A type that is not accepted',
  429: 'Too many attempts; try again after the seconds in Retry-After',
  503: 'The store does not answer, or too many wait; try again after the seconds in Retry-After',
  507: 'No room is left to store it',
};

/** The schema of a route for the API's reference. The same schemas validate its input. */
export function describeRoute(endpoint: Endpoint, method: Method): FastifySchema {
  const file = endpoint.upload && z.object({ [endpoint.upload]: z.file(), ...endpoint.form?.shape });
  const body = file ?? endpoint.body;
  const headers = requestHeaders(endpoint, method);
  return {
    operationId:
      method === endpoint.method ? nameOf(endpoint) : `${nameOf(endpoint)}.${method.toLowerCase()}`,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access !== 'public' && {
      description: `Least role: ${endpoint.access}`,
      security: [{ bearer: [] }],
    }),
    ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: describeResponses(endpoint, method),
  };
}

function requestHeaders(endpoint: Endpoint, method: Method): z.ZodObject | undefined {
  if (method === 'GET') {
    const known = z
      .string()
      .optional()
      .describe('The ETag of an answer that the caller has; 304 where it still holds');
    return z.object({ 'if-none-match': known });
  }
  if (!isGuarded(endpoint)) return undefined;
  const since = z
    .string()
    .optional()
    .describe('Stands in for `updatedAt` where the body has none; an HTTP date');
  return z.object({ 'if-unmodified-since': since });
}

function describeResponses(endpoint: Endpoint, method: Method): Record<number, unknown> {
  const content =
    endpoint.answerType === undefined
      ? json(endpoint.answer)
      : { [endpoint.answerType]: { schema: z.file() } };
  const errors = errorsOf(endpoint).map((status) => [
    status,
    { description: reasons[status], content: json(errorBody(endpoint, status)) },
  ]);
  return {
    200: { description: 'Done', content },
    // A null schema stands for a response without a body.
    ...(method === 'GET' &&
      !isDownload(endpoint) &&
      !isEventStream(endpoint) && {
        304: z.null().describe('The caller has the answer already'),
      }),
    ...Object.fromEntries(errors),
  };
}

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** The 409 of a change that was made from an older state carries the newer one; other conflicts are plain errors. */
function errorBody(endpoint: Endpoint, status: ErrorStatus): z.ZodType {
  if (status === 409 && endpoint.conflict !== undefined) return z.union([endpoint.conflict, apiError]);
  if (status !== 409 || !isGuarded(endpoint)) return apiError;
  const conflict = editConflict.extend({ current: endpoint.answer });
  return endpoint.errors?.includes(409) ? z.union([conflict, apiError]) : conflict;
}

const nameOf = (endpoint: Endpoint): string =>
  endpointList.find((entry) => entry.endpoint === endpoint)?.name ?? endpoint.path;
