import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** A call that a test makes: `/service` means `/api/service`. */
export type TestCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address that the connection comes from; this machine's own by default. */
  from?: string;
};

/** The parts of a response that tests check. */
export type TestAnswer = {
  status: number;
  headers: Record<string, unknown>;
  /** The parsed body, or undefined if it is empty or not JSON. */
  body: unknown;
  bytes: Buffer;
};

/** Calls the API in process. A FormData body is sent as multipart, a string as it is, anything else as JSON. */
export async function callApi(app: FastifyInstance, path: string, call: TestCall = {}): Promise<TestAnswer> {
  const { body } = call;
  const raw = typeof body === 'string' || body instanceof FormData;
  const answer = await app.inject({
    method: call.method ?? 'GET',
    url: `/api${path}`,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...call.headers,
    },
    ...(body !== undefined && { payload: raw ? body : JSON.stringify(body) }),
    ...(call.from !== undefined && { remoteAddress: call.from }),
  });
  const json = String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '';
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: json ? answer.json<unknown>() : undefined,
    bytes: answer.rawPayload,
  };
}

/** The parsed body of a successful response; fails the test otherwise. */
export async function callFor<T>(
  schema: z.ZodType<T>,
  app: FastifyInstance,
  path: string,
  call: TestCall = {},
): Promise<T> {
  const answer = await callApi(app, path, call);
  if (answer.status !== 200) {
    throw new Error(`${call.method ?? 'GET'} ${path} answered ${answer.status}: ${answer.bytes.toString()}`);
  }
  return schema.parse(answer.body);
}

/** A form with one file, as a browser sends it. */
export function fileForm(bytes: Uint8Array, name = 'picture.jpg', field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}
