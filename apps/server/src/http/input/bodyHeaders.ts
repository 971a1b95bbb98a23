import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import { bodyTooLarge } from './bodyBytes.ts';

/**
 * Refuses bodies that are compressed, declare a charset other than UTF-8, or announce more bytes than the route takes.
 * Forms with files have a limit of their own (`upload.ts`).
 */
export function requirePlainBodies(app: FastifyInstance): void {
  // After authentication, and before any of the body is read.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    done(refusalOf(request));
  });
}

function refusalOf({ method, headers, routeOptions }: FastifyRequest): HttpError | null {
  // The bodies of these methods are not read.
  if (method === 'GET' || method === 'HEAD') return null;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    return new HttpError(415, 'Compressed bodies are not accepted');
  }
  const type = headers['content-type'] ?? '';
  // Fastify would refuse it as well, but also close the connection: a sender that is still writing then sees that, and
  // not the response.
  if (!/^multipart\//i.test(type) && Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit) {
    return bodyTooLarge(routeOptions.bodyLimit);
  }
  const charset = /;\s*charset="?([^";\s]*)/i.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$|^us-ascii$/i.test(charset)) return new HttpError(415, 'Bodies are accepted in UTF-8 only');
  return null;
}
