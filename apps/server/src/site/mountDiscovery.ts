import { shareImagePath } from '@vitrin/contract/sitePaths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiReader } from './apiReader.ts';
import { feedXml } from './feed.ts';
import { originOf } from './origin.ts';
import { createShareImages } from './shareImage.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

const hidden = { schema: { hide: true } };

const fresh = (reply: FastifyReply, type: string): FastifyReply =>
  reply.type(type).headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });

/** What search engines, feed readers, phones and link previews ask for. */
export async function mountDiscovery(
  app: FastifyInstance,
  options: { publicUrl: string | undefined },
): Promise<void> {
  const read = apiReader(app);
  const shareImages = createShareImages(app, read);

  app.get('/sitemap.xml', hidden, async (request, reply) =>
    fresh(reply, 'application/xml; charset=utf-8').send(
      await sitemapXml(read, originOf(request, options.publicUrl)),
    ),
  );

  app.get('/feed.xml', hidden, async (request, reply) =>
    fresh(reply, 'application/atom+xml; charset=utf-8').send(
      await feedXml(read, originOf(request, options.publicUrl)),
    ),
  );

  app.get('/robots.txt', hidden, (request, reply) =>
    fresh(reply, 'text/plain; charset=utf-8').send(
      `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\n\nSitemap: ${originOf(request, options.publicUrl)}/sitemap.xml\n`,
    ),
  );

  app.get('/site.webmanifest', hidden, async (_request, reply) =>
    fresh(reply, 'application/manifest+json; charset=utf-8').send(await webManifest(read)),
  );

  app.get<{ Params: { file: string } }>(shareImagePath(':file'), hidden, async (request, reply) => {
    const name = request.params.file.replace(/\.jpg$/, '');
    const card = await shareImages(name);
    if (card === null) return reply.code(404).type('text/plain; charset=utf-8').send('Görsel bulunamadı');
    const lasting = name === 'site' ? 'public, max-age=3600' : 'public, max-age=31536000, immutable';
    return reply
      .type('image/jpeg')
      .headers({ 'cache-control': lasting, 'x-content-type-options': 'nosniff' })
      .send(card);
  });
}
