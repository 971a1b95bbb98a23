import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The networks that a proxy in front of this server is in, as a rule; nobody on the internet has such an address. */
export const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'] as const;

const isPrivateAddress = compile([...privateNetworks]);

/** True for an address of this machine or of a network of one's own. */
export const isPrivate = (address: string | undefined): boolean =>
  address !== undefined && isIP(address) !== 0 && isPrivateAddress(address, 0);

/** Whom requests are counted for. */
export type Visitor = {
  /** Where the request came from, IPv6 by its /64: a line has at least that many addresses. */
  address: string;
  /** One visitor at that address; undefined where they cannot be told apart. */
  visitor: string | undefined;
};

/**
 * Behind a proxy that was not announced everybody comes from its private address. The address that it forwards is not
 * trusted, since others in that network could write any, but it tells its visitors apart.
 */
export function visitorOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor {
  const address = normalizeIP(request.ip);
  if (!isPrivate(request.ip)) return { address, visitor: address };
  const named = namedVisitor(request.headers);
  return { address, visitor: named === undefined ? undefined : `${address} ${named}` };
}

/** The visitor's whole address in one spelling; undefined where a proxy that is trusted passed on something else. */
export const wholeAddressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string | undefined =>
  isIP(ip) === 0 ? undefined : normalizeIP(ip, wholeAddressBits);

const wholeAddressBits = 128;

/** The headers in which proxies name the visitor. */
export const visitorHeaders = ['x-forwarded-for', 'x-real-ip'] as const;

/** The last address in the header is the one that the nearest proxy saw itself. */
function namedVisitor(headers: FastifyRequest['headers']): string | undefined {
  const names = String(
    visitorHeaders.map((name) => headers[name]).find((value) => value !== undefined) ?? '',
  );
  const last = names.slice(names.lastIndexOf(',') + 1).trim();
  return isIP(last) === 0 ? undefined : normalizeIP(last);
}
