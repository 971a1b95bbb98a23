import type { FastifyRequest } from 'fastify';

/** Where passkeys are made and used: the host that they belong to, and the origin of the page that asks for them. */
export type PasskeySite = { id: string; origin: string };

const isAddressOfNumbers = (host: string): boolean => /^[\d.]+$|:|^\[/.test(host);

/**
 * The site's own address. Without one only `localhost` of a request is taken: any other host of a request is whatever a
 * stranger writes, and browsers make passkeys for nothing but https and localhost. Undefined where none can be made.
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
