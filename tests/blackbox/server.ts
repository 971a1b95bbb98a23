import { withoutEndSlashes } from '@vitrin/contract/paths/address';
import { z } from 'zod';
import { check } from './report.ts';

/** One request; `/service` means `/api/service`. A FormData goes as multipart, all else as JSON. */
export type Request = {
  method?: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A response; the body is undefined if it is not JSON. */
export type Answer = { status: number; headers: Headers; body: unknown };

/** Calls a running server. */
export type Server = {
  call: (path: string, request?: Request) => Promise<Answer>;
  /** The body of a successful response. Throws if the status is not 200. */
  read: <T>(schema: z.ZodType<T>, path: string, request?: Request) => Promise<T>;
  /** Throws if the status differs, or if field names are given and the error does not name them. */
  refuses: (status: number, path: string, request?: Request, fields?: readonly string[]) => Promise<void>;
};

const errorBody = z.object({
  message: z.string().min(1),
  errors: z.record(z.string(), z.string()).optional(),
});

/** The server at an address such as `https://www.example.com`. */
export function serverAt(host: string): Server {
  const call: Server['call'] = async (path, { method = 'GET', token, body, headers } = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${withoutEndSlashes(host)}/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
  };

  return {
    call,
    read: async (schema, path, request) => {
      const { status, body } = await call(path, request);
      check(status === 200, `${request?.method ?? 'GET'} ${path} answered ${status} ${JSON.stringify(body)}`);
      return schema.parse(body);
    },
    refuses: async (wanted, path, request, fields = []) => {
      const { status, body } = await call(path, request);
      check(status === wanted, `${request?.method ?? 'GET'} ${path} answered ${status} instead of ${wanted}`);
      const { errors = {} } = errorBody.parse(body);
      const unnamed = fields.filter((field) => errors[field] === undefined);
      check(unnamed.length === 0, `${path} does not name ${unnamed.join(', ')}`);
    },
  };
}
