import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The networks that a proxy in front of this server is usually in; nobody on the internet has such an address. */
export const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'] as const;

const isPrivateAddress = compile([...privateNetworks]);

/** Whether an address belongs to this machine or to a private network. */
export const isPrivate = (address: string | undefined): boolean =>
  address !== undefined && isIP(address) !== 0 && isPrivateAddress(address, 0);

/** The identity that requests are counted under. */
export type Visitor = {
  /** Where the request came from, IPv6 by its /64: an internet connection has at least that many addresses. */
  address: string;
  /** One visitor at that address; undefined if they cannot be told apart. */
  visitor: string | undefined;
};

/**
 * Behind an unconfigured proxy everyone comes from its private address. The address that it forwards is not trusted,
 * since others in that network could write any, but it tells its visitors apart.
 */
export function visitorOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor {
  const address = normalizeIP(request.ip);
  if (!isPrivate(request.ip)) return { address, visitor: address };
  const named = namedVisitor(request.headers);
  return { address, visitor: named === undefined ? undefined : `${address} ${named}` };
}

/** The visitor's full address in normal form; undefined if a trusted proxy passed on something else. */
export const wholeAddressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string | undefined =>
  isIP(ip) === 0 ? undefined : normalizeIP(ip, wholeAddressBits);

const wholeAddressBits = 128;

/** The headers in which proxies pass on the visitor's address. */
export const visitorHeaders = ['x-forwarded-for', 'x-real-ip'] as const;

/** The last address in the header is the one that the nearest proxy saw itself. */
function namedVisitor(headers: FastifyRequest['headers']): string | undefined {
  const names = String(
    visitorHeaders.map((name) => headers[name]).find((value) => value !== undefined) ?? '',
  );
  const last = names.slice(names.lastIndexOf(',') + 1).trim();
  return isIP(last) === 0 ? undefined : normalizeIP(last);
}
