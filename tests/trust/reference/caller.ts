import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** A request as it is sent. The address begins with `/api`. */
export type Sent = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  payload?: string | FormData | undefined;
};

/** What came back. */
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

/** Calls a server over the network. */
export function callerOver(server: string): Caller {
  return async ({ method: verb, url, headers, payload }) => {
    const answer = await fetch(server + url, {
      method: verb,
      headers,
      redirect: 'manual',
      ...(payload !== undefined && { body: payload }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(answer.headers), bytes };
  };
}
