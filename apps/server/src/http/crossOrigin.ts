import { totalHeader } from '@vitrin/contract/endpoints';
import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of one other origin call the API: a site and panel that are served at PUBLIC_URL while the API has a
 * host of its own. Tokens travel in a header, so no cookie is ever involved.
 */
export function allowOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl === undefined) return;
  const allowed = new URL(publicUrl).origin;

  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    if (request.headers.origin !== allowed) return;
    reply
      .header('access-control-allow-origin', allowed)
      .header('access-control-expose-headers', `ETag, ${totalHeader}`);
  });
  app.options('/*', { schema: { hide: true } }, (request, reply) => {
    if (request.headers.origin === allowed) {
      reply.headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match, If-Unmodified-Since',
        'access-control-max-age': '7200',
      });
    }
    return reply.code(204).send();
  });
}
