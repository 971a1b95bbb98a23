import type { FastifyRequest } from 'fastify';
import { isPlainHost } from '../http/requestAddress.ts';

/**
 * The address that visitors use, without a trailing slash: the configured one, or that of the request. Without a Host
 * header it is this machine's.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const host = isPlainHost(request.host) ? request.host : 'localhost';
  return new URL(`${request.protocol === 'https' ? 'https' : 'http'}://${host}`).origin;
}
