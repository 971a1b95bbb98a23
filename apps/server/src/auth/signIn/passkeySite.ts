import type { FastifyRequest } from 'fastify';

/** Where passkeys are made and used: the host that they belong to, and the origin of the page that asks for them. */
export type PasskeySite = { id: string; origin: string };

const isAddressOfNumbers = (host: string): boolean => /^[\d.]+$|:|^\[/.test(host);

/**
 * The site's own address. Without one only `localhost` is accepted from a request: any other Host header is whatever a
 * stranger writes, and browsers create passkeys for https and localhost only. Undefined if none can be created.
 */
export function passkeySiteOf(
  publicUrl: string | undefined,
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
): PasskeySite | undefined {
  const url =
    publicUrl === undefined
      ? URL.parse(`${request.protocol}://${request.headers.host ?? ''}`)
      : URL.parse(publicUrl);
  if (url === null || isAddressOfNumbers(url.hostname)) return undefined;
  const isLocal = url.hostname === 'localhost';
  if (!isLocal && (publicUrl === undefined || url.protocol !== 'https:')) return undefined;
  return { id: url.hostname, origin: url.origin };
}
