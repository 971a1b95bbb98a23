import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { panelPolicy } from './contentPolicy.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

export type BuiltFolders = {
  /** apps/site/dist/client */
  site: string;
  /** apps/admin/dist */
  panel: string;
};

/** Serves the built files of site and panel, compressed ahead; hashed ones are cached for ever. */
export async function mountFiles(app: FastifyInstance, folders: BuiltFolders): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(folders.site, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(`${path.sep}build${path.sep}`) ? year : hour);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  await app.register(fastifyStatic, {
    root: path.join(folders.panel, 'assets'),
    prefix: '/admin/assets/',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', year);
      reply.header('x-content-type-options', 'nosniff');
    },
  });

  const sendPanel = (reply: FastifyReply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': panelPolicy,
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .sendFile('index.html', folders.panel, { cacheControl: false });

  app.get('/admin', { schema: { hide: true } }, (_request, reply) => sendPanel(reply));
  app.get('/admin/*', { schema: { hide: true } }, (_request, reply) => sendPanel(reply));
}
