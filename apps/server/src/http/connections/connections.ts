import {
  createServer,
  type IncomingMessage,
  type Server,
  STATUS_CODES,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { strictHeaders } from '../answers/answerHeaders.ts';
import { noteArrival } from './arrivals.ts';
import type { Departure } from './departure.ts';
import type { ShortWay } from '../shortWay.ts';
import { plainPage, plainPageHeaders } from '../answers/plainPage.ts';

/** Limits on connections; times are in milliseconds. */
export type ConnectionBounds = {
  /** From the start of a request, or of a connection, to the end of its headers. */
  headersMs: number;
  /** To the end of a request with its body. 15 MB need 157 s at 100 kB/s. */
  requestMs: number;
  /** To the response of a request that changes something and is not an upload; its body has at most 5 MB. */
  writeMs: number;
  /** Without a byte in either direction during a request, for example from a client that does not read the response. */
  silenceMs: number;
  /** Between two requests. Longer than the 60 s of common proxies: the side that closes first may lose a request. */
  idleMs: number;
  /** How often the timeouts for headers and requests are checked. */
  checkEveryMs: number;
  /** Requests on one connection; the default of nginx. */
  requests: number;
  /**
   * Pipelined requests: those that arrive before an earlier one on the connection has its response; more of them end
   * it.
   */
  ahead: number;
  /** Concurrent connections. A new one replaces the one that has been idle longest. */
  connections: number;
  /**
   * How long a process that shuts down waits for the next request on open connections, to close them with its response:
   * closing an idle one may lose a request that is on its way.
   */
  lingerMs: number;
  /** How long open requests of a leaving process may take after that; their connections are then ended. */
  lastAnswersMs: number;
};

/** The defaults. */
export const usualBounds: ConnectionBounds = {
  headersMs: 15_000,
  requestMs: 300_000,
  writeMs: 60_000,
  silenceMs: 120_000,
  idleMs: 72_000,
  checkEveryMs: 5_000,
  requests: 1_000,
  ahead: 16,
  connections: 2_000,
  lingerMs: 2_000,
  lastAnswersMs: 5_000,
};

/** A request waiting for its turn on its connection. */
type Turn = { response: ServerResponse; begin: () => void };

/** Limits on connections: options for Fastify, and hooks for when there is a server. */
export function boundConnections(
  given: Partial<ConnectionBounds> = {},
  { departure, shortWay }: { departure?: Departure | undefined; shortWay?: ShortWay | undefined } = {},
) {
  const bounds = { ...usualBounds, ...given };
  const servers = new Set<Server>();
  let state: 'open' | 'lingering' | 'closing' = 'open';
  let whenEmpty: (() => void) | undefined;
  const waiting = new Set<Duplex>();
  /** The requests in progress on each connection, in order; the first is the one being handled. */
  const answering = new Map<Duplex, Turn[]>();

  const makeRoom = (): void => {
    if (waiting.size + answering.size <= bounds.connections) return;
    const [longest = answering.keys().next().value] = waiting;
    longest?.destroy();
  };

  const beginNext = (socket: Duplex): void => {
    const line = answering.get(socket);
    if (socket.destroyed) return;
    line?.shift();
    const next = line?.[0];
    if (next === undefined) {
      answering.delete(socket);
      waiting.add(socket);
      if (state === 'closing') socket.end();
      return;
    }
    next.begin();
  };

  /**
   * One request at a time per connection: Node hands over all requests of a packet at once, and hundreds of pages would
   * be rendered before anyone else's.
   */
  const takeTurn = (socket: Duplex, turn: Turn): void => {
    // The rest of a packet still arrives after its connection has ended.
    if (socket.destroyed) return;
    turn.response.once('close', () => beginNext(socket));
    waiting.delete(socket);
    const line = answering.get(socket);
    if (line === undefined) {
      answering.set(socket, [turn]);
      turn.begin();
    } else if (line.push(turn) > bounds.ahead) {
      socket.destroy();
    }
  };

  /** Resolves when no connection is open. */
  const empty = (): Promise<void> =>
    new Promise((resolve) => {
      whenEmpty = resolve;
      if (waiting.size + answering.size === 0) resolve();
    });

  /**
   * Closes each connection with the response to its next request; then stops listening and closes idle ones, and
   * finally cuts off clients that send or read too slowly.
   */
  async function drain(): Promise<void> {
    state = 'lingering';
    await Promise.race([empty(), setTimeout(bounds.lingerMs, undefined, { ref: false })]);
    state = 'closing';
    for (const server of servers) server.close();
    for (const socket of waiting) socket.end();
    await Promise.race([empty(), setTimeout(bounds.lastAnswersMs, undefined, { ref: false })]);
    for (const socket of [...waiting, ...answering.keys()]) socket.destroy();
    await empty();
  }
  departure?.onDrain(drain);

  return {
    options: {
      serverFactory: (handle) => {
        const server = createServer(
          {
            headersTimeout: bounds.headersMs,
            requestTimeout: bounds.requestMs,
            keepAliveTimeout: bounds.idleMs,
            connectionsCheckingInterval: bounds.checkEveryMs,
            // A missing one is refused with our own message.
            requireHostHeader: false,
          },
          (request, response) =>
            takeTurn(request.socket, {
              response,
              begin: () => {
                if (state !== 'open') response.setHeader('connection', 'close');
                const theLongWay = () => handle(request, response);
                if (shortWay === undefined) theLongWay();
                else shortWay.answer(request, response, theLongWay);
              },
            }),
        );
        servers.add(server);
        server.maxRequestsPerSocket = bounds.requests;
        server.setTimeout(bounds.silenceMs);
        server.on('connection', (socket: Duplex) => {
          noteArrival();
          waiting.add(socket);
          socket.once('close', () => {
            waiting.delete(socket);
            answering.delete(socket);
            if (waiting.size + answering.size === 0) whenEmpty?.();
          });
          makeRoom();
        });
        server.on('connect', (_request, socket: Duplex) => endWith(socket, 405));
        server.on('checkExpectation', ({ socket, url }: IncomingMessage) => endWith(socket, 417, url));
        return server;
      },
      clientErrorHandler: (error, socket) => {
        const current = answering.get(socket)?.[0]?.response;
        if (!socket.writable || current?.headersSent === true) socket.destroy();
        else endWith(socket, statuses[error.code] ?? 400, current?.req.url ?? urlIn(error.rawPacket));
      },
    } satisfies FastifyServerOptions,

    /** To be called before any route is registered. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onRoute', (route) => {
        const isRead = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
        const isUpload = route.schema?.consumes?.includes('multipart/form-data') === true;
        if (!isRead && !isUpload) route.handlerTimeout ??= bounds.writeMs;
      });
    },
  };
}

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const messages: Readonly<Record<number, string>> = {
  408: 'The request took too long to arrive',
  413: 'The body is too large',
  431: 'The headers are too large',
};

/** The address of an unparseable request, as far as it can be read. */
const urlIn = (packet: unknown): string | undefined =>
  packet instanceof Uint8Array
    ? /^[A-Z]+ (\S+)/.exec(Buffer.from(packet.subarray(0, 64)).toString('latin1'))?.[1]
    : undefined;

/** Responds to an invalid request, and closes the connection: what follows on it cannot be parsed. */
function endWith(socket: Duplex, status: number, url = ''): void {
  const isCall = url.startsWith('/api/');
  const message = messages[status] ?? 'The request cannot be read';
  const body = isCall ? JSON.stringify({ message }) : plainPage(status);
  const headers = {
    ...(isCall ? { 'content-type': 'application/json; charset=utf-8' } : plainPageHeaders),
    ...strictHeaders,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`;
  socket.end(head + body, () => socket.destroy());
}
