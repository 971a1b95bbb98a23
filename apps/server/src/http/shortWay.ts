import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { previewCookieName } from '../previews/previewVisit.ts';
import { codingFor } from './answers/encodings.ts';
import { hasSeveralHosts } from './requestAddress.ts';
import { requestIdHeader } from './requestIds.ts';

/** Whether a response that was sent would be sent again for the same request now. */
export type StillTrue = () => boolean | Promise<boolean>;

/** A response as it was sent. */
type Sent = {
  route: string;
  /** Alternating names and values; the last value is the id of the request. */
  head: string[];
  body: Buffer;
  isStill: StillTrue;
};

/** Sends earlier responses again without going through the routes. */
export type ShortWay = {
  /** Records the responses that an application offers for reuse. */
  watch: (app: FastifyInstance) => void;
  /** Responds with an earlier response, or hands the request to the full route. */
  answer: (request: IncomingMessage, response: ServerResponse, theLongWay: () => void) => void;
  /** Bypasses the cache while something has to happen before the next response. */
  closeWhile: (isAwaited: () => boolean) => void;
  /** The current size. */
  held: () => { entries: number; bytes: number };
};

export type ShortWayOptions = {
  /** Whether a proxy's headers can be ignored, because the address of the site is configured. */
  proxied: boolean;
  nameOf: (request: Pick<IncomingMessage, 'headers'>) => string;
  onAnswer?: ((route: string, ms: number) => void) | undefined;
};

/** Mostly the same bytes that other caches hold. */
const bounds = { max: 1_000, maxSize: 16 * 1_024 * 1_024 };
/** A larger file is read while it is sent. */
const mostBytes = 128 * 1_024;
const overheadBytes = 2_048;

/** The headers that cannot change a cached response; a request with any other one takes the full route. */
const plainHeaders: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'keep-alive',
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'cookie',
  'dnt',
  'pragma',
  'priority',
  'purpose',
  'referer',
  'save-data',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'sec-purpose',
  'te',
  'upgrade-insecure-requests',
  'user-agent',
  requestIdHeader,
]);
const ofProxies = ['via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'] as const;

const offered = new WeakMap<FastifyRequest, StillTrue>();

/** Marks the response to a request as the same for all visitors at this address, while `isStill` holds. */
export const offerAgain = (request: FastifyRequest, isStill: StillTrue): void =>
  void offered.set(request, isStill);

/** True for a minute: for files that hardly ever change. */
export function forAWhile(): StillTrue {
  const until = performance.now() + 60_000;
  return () => performance.now() < until;
}

/**
 * Sends earlier responses without the application, whose routes and hooks take most of the time of a cached response.
 * Only responses that were offered by the code that made them, for reads without any header that could make a
 * difference, and only after that code has confirmed that they are still valid.
 */
export function createShortWay({ proxied, nameOf, onAnswer }: ShortWayOptions): ShortWay {
  const plain = proxied ? new Set([...plainHeaders, ...ofProxies]) : plainHeaders;
  const sent = new LRUCache<string, Sent>({
    ...bounds,
    sizeCalculation: ({ body }) => body.byteLength + overheadBytes,
  });
  const missed = new WeakMap<IncomingMessage, string>();
  let isClosed: (() => boolean) | undefined;

  const keyOf = (request: IncomingMessage): string | undefined => {
    const { method, headers, url } = request;
    if (method !== 'GET' || headers.host === undefined || hasSeveralHosts(request)) return undefined;
    for (const name in headers) if (!plain.has(name)) return undefined;
    return headers.cookie?.includes(previewCookieName) === true
      ? undefined
      : `${headers.host} ${codingFor({ headers })} ${url}`;
  };

  const send = (request: IncomingMessage, response: ServerResponse, { route, head, body }: Sent) => {
    const start = performance.now();
    head[head.length - 1] = nameOf(request);
    response.writeHead(200, head);
    response.end(body);
    onAnswer?.(route, performance.now() - start);
  };

  const remember = (request: FastifyRequest, reply: FastifyReply, body: Buffer): void => {
    const key = missed.get(request.raw);
    const isStill = offered.get(request);
    if (key === undefined || isStill === undefined || reply.hasHeader('set-cookie')) return;
    const given = Object.entries(reply.getHeaders());
    const head = given.flatMap(([name, value]) =>
      name === requestIdHeader || value === undefined ? [] : [name, String(value)],
    );
    if (!reply.hasHeader('content-length')) head.push('content-length', String(body.byteLength));
    head.push(requestIdHeader, '');
    sent.set(key, { route: request.routeOptions.url ?? 'none', head, body, isStill });
  };

  return {
    watch: (app) => {
      app.addHook('onSend', async (request, reply, payload) => {
        if (!offered.has(request) || reply.statusCode !== 200 || !missed.has(request.raw)) return payload;
        const isSmall = Number(reply.getHeader('content-length') ?? Infinity) <= mostBytes;
        const body = payload instanceof Readable && isSmall ? await buffer(payload) : payload;
        if (Buffer.isBuffer(body)) remember(request, reply, body);
        return body;
      });
    },
    answer: (request, response, theLongWay) => {
      const key = isClosed?.() === true ? undefined : keyOf(request);
      if (key === undefined) return theLongWay();
      const known = sent.get(key);
      const goOn = (isStill: boolean): void => {
        if (isStill && known !== undefined) return send(request, response, known);
        sent.delete(key);
        missed.set(request, key);
        theLongWay();
      };
      const isStill = known?.isStill() ?? false;
      if (typeof isStill === 'boolean') goOn(isStill);
      else isStill.then(goOn, () => goOn(false));
    },
    closeWhile: (isAwaited) => {
      isClosed = isAwaited;
    },
    held: () => ({ entries: sent.size, bytes: sent.calculatedSize }),
  };
}
