import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';

/** Refuses bodies that are compressed or declare a charset other than UTF-8. */
export function requirePlainBodies(app: FastifyInstance): void {
  // After authentication, and before any of the body is read.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    done(refusalOf(request));
  });
}

function refusalOf({ method, headers }: FastifyRequest): HttpError | null {
  // The bodies of these methods are not read.
  if (method === 'GET' || method === 'HEAD') return null;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    return new HttpError(415, 'Compressed bodies are not accepted');
  }
  const charset = /;\s*charset="?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$|^us-ascii$/i.test(charset)) return new HttpError(415, 'Bodies are accepted in UTF-8 only');
  return null;
}
