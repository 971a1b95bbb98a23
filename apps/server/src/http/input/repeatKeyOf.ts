import { repeatKeyHeader } from '@vitrin/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * The id for a new entry, chosen by the sender so that the request can be repeated safely. Throws 400 for anything but
 * a UUID.
 */
export function repeatKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[repeatKeyHeader];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !uuid.test(key)) throw new HttpError(400, 'Idempotency-Key must be a UUID');
  return key.toLowerCase();
}
