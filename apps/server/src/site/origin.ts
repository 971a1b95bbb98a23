import type { FastifyRequest } from 'fastify';

/** The address that visitors use, without a slash at its end: the configured one, or the one in the request. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
