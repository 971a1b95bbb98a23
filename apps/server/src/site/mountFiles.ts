import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adminPaths, sharePath } from '@vitrin/contract/paths/adminPaths';
import { answerHeaders } from '../http/answers/answerHeaders.ts';
import { forAWhile, offerAgain } from '../http/shortWay.ts';
import type { ForeignApi } from './foreignApi.ts';
import { serveHashedFiles } from './hashedFiles.ts';
import { withApiPlace } from './panelPage.ts';

export type BuiltFolders = {
  /** apps/site/dist/client */
  site: string;
  /** apps/admin/dist */
  panel: string;
};

/**
 * Serves the precompressed files of site and panel; hashed ones are cached for ever. If the API is on another host, the
 * panel gets its address.
 */
export async function mountFiles(
  app: FastifyInstance,
  folders: BuiltFolders,
  api?: Pick<ForeignApi, 'place'>,
): Promise<void> {
  serveHashedFiles(app, '/assets/build/', path.join(folders.site, 'assets', 'build'));
  serveHashedFiles(app, '/admin/assets/', path.join(folders.panel, 'assets'));
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, _reply, done) => {
      offerAgain(request, forAWhile());
      done();
    });
    await scope.register(fastifyStatic, {
      root: path.join(folders.site, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply) => {
        reply.headers(answerHeaders.file);
      },
    });
  });

  // Read every time: its hashed files change with a build that is made meanwhile.
  const sendPanel = async (_request: FastifyRequest, reply: FastifyReply) => {
    const html = await readFile(path.join(folders.panel, 'index.html'), 'utf8');
    const place = await api?.place();
    reply.type('text/html; charset=utf-8').headers(answerHeaders.panel(place?.host));
    return reply.send(withApiPlace(html, place));
  };
  await app.register(async (scope) => {
    scope.get(`${sharePath}.js`, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers(answerHeaders.worker)
        .send(await readFile(path.join(folders.panel, 'share.js'), 'utf8')),
    );
    // Without the service worker what was shared cannot be stored: only the panel knows who is signed in.
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(sharePath, { schema: { hide: true } }, (_request, reply) =>
      reply.redirect(`${adminPaths.library()}?shared`, 303),
    );
  });

  app.get('/admin', { schema: { hide: true } }, sendPanel);
  app.get('/admin/*', { schema: { hide: true } }, sendPanel);
}
