import { compile } from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../starting/env.ts';
import { isPrivate, privateNetworks, visitorHeaders } from './visitorAddress.ts';

/** A problem in the server's environment that its operator should fix. */
export type Warning = { code: string; message: string };

const proxyHeaders = [...visitorHeaders, 'forwarded', 'via'] as const;

const notAnnounced: Warning = {
  code: 'proxy-not-announced',
  message:
    'Requests come through a proxy that this server was not told about, so all visitors look like one address. ' +
    'Set PUBLIC_URL to the https address that visitors use, or TRUSTED_PROXIES=private, and restart.',
};

const hidesVisitors: Warning = {
  code: 'proxy-hides-visitors',
  message:
    'The proxy in front of this server does not pass on X-Forwarded-For, so all visitors look like one address. ' +
    'Let it set that header to the address that it sees.',
};

/** Detects a proxy that hides the visitors' addresses by the first request through it, and logs one line. */
export function watchProxies(
  app: FastifyInstance,
  { trusted, log }: { trusted: readonly string[]; log: FastifyBaseLogger },
): () => readonly Warning[] {
  const trusts = compile([...trusted]);
  let found: Warning | undefined;
  app.addHook('onRequest', async (request) => {
    if (found !== undefined || !comesThroughProxy(request)) return;
    const announced = trusts(request.socket.remoteAddress ?? '', 0);
    if (announced && request.headers['x-forwarded-for'] !== undefined) return;
    found = announced ? hidesVisitors : notAnnounced;
    log.warn(found.message);
  });
  return () => (found === undefined ? [] : [found]);
}

const comesThroughProxy = ({ headers, socket }: FastifyRequest): boolean =>
  proxyHeaders.some((name) => headers[name] !== undefined) && isPrivate(socket.remoteAddress);

/**
 * The proxies whose headers are trusted for the visitor's address: those that the operator configured. Without any, a
 * public address with https means that there is a proxy in front, since this server speaks plain HTTP. Only then, and
 * only from a private network, are its headers trusted: anyone else could write any address there and evade the rate
 * limits.
 */
export const trustedProxies = (
  said: readonly string[] | undefined,
  publicUrl: string | undefined,
): readonly string[] => said ?? (publicUrl?.startsWith('https:') === true ? privateNetworks : []);

/** The message at start-up if a proxy seems to be in front and none is configured; otherwise undefined. */
export function adviceAtStart(
  env: Pick<Env, 'HOST' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'>,
  nodeEnv: string | undefined,
): string | undefined {
  const { HOST, PUBLIC_URL, TRUSTED_PROXIES } = env;
  if (TRUSTED_PROXIES !== undefined || PUBLIC_URL?.startsWith('https:') === true) return undefined;
  const local = isLoopback(HOST);
  const signs = [
    ...(local && !isLoopback(hostOf(PUBLIC_URL)) ? [`HOST is ${HOST}`] : []),
    ...(nodeEnv === 'production' && PUBLIC_URL === undefined ? ['NODE_ENV is production'] : []),
  ];
  if (signs.length === 0) return undefined;
  return (
    `${signs.join(' and ')}, but no proxy was announced: set PUBLIC_URL to the https address that visitors use, or ` +
    'TRUSTED_PROXIES=private where a proxy speaks http, or TRUSTED_PROXIES=none where there is none.'
  );
}

const hostOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : new URL(address).hostname;

const isLoopback = (host: string | undefined): boolean =>
  host !== undefined && /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);
