import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as the small server of a test received it. */
export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };

/** A response of the small server: a string is sent as it is, anything else as JSON. */
export type Reply = {
  status?: number;
  body?: unknown;
  type?: string;
  headers?: Record<string, string>;
};

/** A real HTTP server on a free port that responds with `reply` and records requests. */
export async function serve(reply: (request: Received) => Reply | Promise<Reply>) {
  const received: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const seen = { method, url, headers, body: await buffer(request) };
    received.push(seen);
    const { status = 200, body, type = 'application/json', headers: more = {} } = await reply(seen);
    response.writeHead(status, { 'content-type': type, ...more });
    response.end(typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { host: `http://127.0.0.1:${portOf(server.address())}`, received, close: () => close(server) };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The test server has no port');
  return address.port;
}

function close(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
