import { type Endpoint, endpointList, type Method } from '@vitrin/contract/endpoints';
import { apiError } from '@vitrin/contract/error';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

const reasons: Readonly<Record<Endpoint['errors'][number], string>> = {
  400: 'Some input is not valid; `errors` names each field',
  401: 'No token, or one that is not valid any more',
  403: 'Not allowed',
  404: 'Nothing there',
  409: 'Clashes with what is stored',
  413: 'Larger than the limit',
  415: 'A type that is not accepted',
  429: 'Too many attempts; try again later',
  503: 'The store does not answer',
};

/** What the API's reference tells of a call. The same schemas check its input. */
export function describeRoute(endpoint: Endpoint, method: Method): FastifySchema {
  const file = endpoint.upload && z.object({ [endpoint.upload]: z.file(), ...endpoint.form?.shape });
  const body = file ?? endpoint.body;
  return {
    operationId:
      method === endpoint.method ? nameOf(endpoint) : `${nameOf(endpoint)}.${method.toLowerCase()}`,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access === 'admin' && { security: [{ bearer: [] }] }),
    ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(body && { body }),
    response: {
      200: {
        description: 'Done',
        content: {
          [endpoint.answerType ?? 'application/json']: {
            schema: endpoint.answerType === undefined ? endpoint.answer : z.file(),
          },
        },
      },
      ...Object.fromEntries(
        endpoint.errors.map((status) => [
          status,
          { description: reasons[status], content: { 'application/json': { schema: apiError } } },
        ]),
      ),
    },
  };
}

const nameOf = (endpoint: Endpoint): string =>
  endpointList.find((entry) => entry.endpoint === endpoint)?.name ?? endpoint.path;
