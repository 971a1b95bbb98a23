import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders } from '../http/answerHeaders.ts';
import type { ForeignApi } from './foreignApi.ts';
import { withApiPlace } from './panelPage.ts';

export type BuiltFolders = {
  /** apps/site/dist/client */
  site: string;
  /** apps/admin/dist */
  panel: string;
};

/**
 * Serves the built files of site and panel, compressed ahead; hashed ones are cached for ever. The panel is told where
 * the API is, where that is on another host.
 */
export async function mountFiles(
  app: FastifyInstance,
  folders: BuiltFolders,
  api?: Pick<ForeignApi, 'place'>,
): Promise<void> {
  const hashed = path.join(folders.site, 'assets', 'build', path.sep);
  await app.register(fastifyStatic, {
    root: path.join(folders.site, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(hashed);
      reply.headers(isHashed ? answerHeaders.lastingFile : answerHeaders.file);
    },
  });
  await app.register(fastifyStatic, {
    root: path.join(folders.panel, 'assets'),
    prefix: '/admin/assets/',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.headers(answerHeaders.lastingFile);
    },
  });

  // Read each time: its hashed files change with a build that is made meanwhile.
  const sendPanel = async (_request: FastifyRequest, reply: FastifyReply) => {
    const html = await readFile(path.join(folders.panel, 'index.html'), 'utf8');
    const place = await api?.place();
    reply.type('text/html; charset=utf-8').headers(answerHeaders.panel(place?.host));
    return reply.send(withApiPlace(html, place));
  };
  app.get('/admin', { schema: { hide: true } }, sendPanel);
  app.get('/admin/*', { schema: { hide: true } }, sendPanel);
}
