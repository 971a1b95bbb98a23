import { once } from 'node:events';
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** A request as it is sent. The address begins with `/api`. */
export type Sent = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  payload?: string | FormData | undefined;
};

/** The response. */
export type Answer = { status: number; headers: Readonly<Record<string, string>>; bytes: Buffer };

/** Sends a request to an API, inside this process or over the network. */
export type Caller = (sent: Sent) => Promise<Answer>;

const method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Calls an application inside this process. */
export function callerInside(app: FastifyInstance): Caller {
  return async ({ method: verb, url, headers, payload }) => {
    const answer = await app.inject({
      method: method.parse(verb),
      url,
      headers: { ...headers },
      ...(payload !== undefined && { payload }),
    });
    const texts = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return { status: answer.statusCode, headers: Object.fromEntries(texts), bytes: answer.rawPayload };
  };
}

const agent = new Agent({ keepAlive: true });

/** Calls a server over the network, also with a body on methods for which `fetch` forbids one. */
export function callerOver(server: string): Caller {
  return async ({ method: verb, url, headers, payload }) => {
    // Writes a form as bytes, with its boundary.
    const body = payload === undefined ? undefined : new Response(payload);
    const type = payload instanceof FormData ? body?.headers.get('content-type') : undefined;
    const bytes = body === undefined ? undefined : Buffer.from(await body.arrayBuffer());
    const request = httpRequest(new URL(url, server), {
      agent,
      method: verb,
      headers: {
        ...headers,
        ...(typeof type === 'string' && { 'content-type': type }),
        ...(bytes !== undefined && { 'content-length': String(bytes.length) }),
      },
    });
    request.end(bytes);
    const [answer]: IncomingMessage[] = await once(request, 'response');
    if (answer === undefined) throw new Error('There was no response');
    const texts = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: answer.statusCode ?? 0,
      headers: Object.fromEntries(texts),
      bytes: await buffer(answer),
    };
  };
}
