import { createHash, timingSafeEqual } from 'node:crypto';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { compressText } from '../http/answers/compressText.ts';
import { notFound } from '../http/httpErrors.ts';
import { visitorHeaders } from '../http/visitors/visitorAddress.ts';
import type { Metrics } from './metrics.ts';

const isHere = compile(['loopback']);

/** The headers that proxies add to requests. */
const passedOn = [...visitorHeaders, 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'via'] as const;

/**
 * Serves metrics at /metrics: with the token, or, if none is set, to programs on this machine. A proxy on this machine
 * would count as one, so requests that it passes on are refused; everyone else gets a 404.
 */
export function metricsRoute(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string | undefined },
): void {
  app.get('/metrics', { schema: { hide: true }, onSend: compressText }, async (request, reply) => {
    if (!(token === undefined ? comesFromHere(request) : bears(request, token))) throw notFound('Page');
    const { type, text } = await metrics.read();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}

const comesFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  isHere(socket.remoteAddress ?? '', 0) && passedOn.every((name) => headers[name] === undefined);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const bears = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
