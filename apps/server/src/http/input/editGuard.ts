import { type Endpoint, isGuarded } from '@vitrin/contract/endpoints';
import type { FastifyRequest } from 'fastify';

/**
 * The body of a request. If a change may give the `updatedAt` that it was made from, and does not, the header
 * If-Unmodified-Since takes its place. The header has a resolution of a second, so a conflicting change within that
 * second passes.
 */
export function guardedBody(endpoint: Endpoint, request: FastifyRequest): unknown {
  const { body } = request;
  const since = request.headers['if-unmodified-since'];
  if (!isGuarded(endpoint) || since === undefined || typeof body !== 'object' || body === null) return body;
  const seconds = Date.parse(since);
  // As HTTP requires, a header that is not a date is ignored.
  if (Number.isNaN(seconds) || 'updatedAt' in body) return body;
  return { ...body, updatedAt: new Date(seconds + 999).toISOString() };
}
