import { drawnCardPath, shareImagePath } from '@vitrin/contract/paths/sharePaths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerHeaders } from '../http/answers/answerHeaders.ts';
import { compressText } from '../http/answers/compressText.ts';
import { createLongAnswers } from '../http/answers/longAnswers.ts';
import { untilGone } from '../http/connections/untilGone.ts';
import { createVisitorTurns } from '../http/connections/visitorTurns.ts';
import { visitorOf } from '../http/visitors/visitorAddress.ts';
import type { Media } from '../media/openMedia.ts';
import type { StoredFile } from '../media/storage/pictureStorage.ts';
import { serverText } from '../text/serverText.ts';
import { type ApiReader, apiReader } from './apiReader.ts';
import { feedXml } from './feed.ts';
import { originOf } from './origin.ts';
import { createSiteCard } from './siteCard.ts';
import { createTitleCard } from './titleCard.ts';
import { sitemapPart, sitemapXml } from './sitemap.ts';
import { sitemapOfApi, type SitemapSource } from './sitemapSource.ts';
import { panelManifest, webManifest } from './webManifest.ts';

const xmlType = 'application/xml; charset=utf-8';
const { missing } = serverText;
const hidden = { schema: { hide: true } };
const hiddenText = { ...hidden, onSend: compressText };

const fresh = (reply: FastifyReply, type: string): FastifyReply =>
  reply.type(type).headers(answerHeaders.discovery);

/** Serves what search engines, feed readers, phones and link previews request. */
export async function mountDiscovery(
  app: FastifyInstance,
  options: {
    publicUrl: string | undefined;
    cards: Pick<Media, 'linkCards' | 'drawCard'>;
    /** Reads an API on another host; by default the application's own. */
    api?: ApiReader | undefined;
    /** The sitemap from the own store; by default it is made from the API. */
    sitemap?: SitemapSource | undefined;
  },
): Promise<void> {
  const { cards, api = apiReader(app), sitemap = sitemapOfApi(api) } = options;
  const { linkCards } = cards;
  const siteCard = createSiteCard(cards, api);
  const titleCard = createTitleCard(cards, api);
  const longAnswer = createLongAnswers();
  const inTurn = createVisitorTurns();

  app.get('/sitemap.xml', hiddenText, async (request, reply) => {
    const streamOf = await longAnswer(request, reply);
    const texts = await sitemapXml(sitemap, originOf(request, options.publicUrl));
    return fresh(reply, xmlType).send(streamOf(texts));
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', hiddenText, async (request, reply) => {
    const streamOf = await longAnswer(request, reply);
    const found = await sitemapPart(sitemap, request.params.part, originOf(request, options.publicUrl));
    if (found === undefined) return plainText(reply.code(404), missing.sitemap);
    return fresh(reply, xmlType).send(streamOf(found));
  });

  app.get('/feed.xml', hiddenText, async (request, reply) => {
    const write = () => feedXml(api, originOf(request, options.publicUrl));
    const { visitor, address } = visitorOf(request);
    const feed = await inTurn(visitor ?? address, write, untilGone(reply));
    return fresh(reply, 'application/atom+xml; charset=utf-8').send(feed);
  });

  app.get('/robots.txt', hidden, (request, reply) =>
    fresh(reply, 'text/plain; charset=utf-8').send(
      `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\nAllow: /api/files/\n\nSitemap: ${originOf(request, options.publicUrl)}/sitemap.xml\n`,
    ),
  );

  app.get('/site.webmanifest', hidden, async (_request, reply) =>
    fresh(reply, 'application/manifest+json; charset=utf-8').send(await webManifest(api)),
  );

  app.get('/panel.webmanifest', hidden, async (_request, reply) =>
    fresh(reply, 'application/manifest+json; charset=utf-8').send(await panelManifest(api)),
  );

  app.get(shareImagePath('site.jpg'), hidden, async (_request, reply) =>
    sendCard(reply, await siteCard(), answerHeaders.changingPicture),
  );

  app.get<{ Params: { '*': string } }>(
    drawnCardPath('/*').replace(/\.jpg$/, ''),
    hidden,
    async (request, reply) => {
      const card = await titleCard(`/${request.params['*'].replace(/\.jpg$/, '')}`);
      return sendCard(reply, card ?? (await siteCard()), answerHeaders.changingPicture);
    },
  );

  app.get<{ Params: { file: string } }>(shareImagePath(':file'), hidden, async (request, reply) => {
    const { name, at } = cardAsked(request.params.file);
    const card = await linkCards(name, at);
    if (card === 'unknown') return plainText(reply.code(404), missing.card);
    if (card === 'busy') {
      return plainText(reply.code(503).header('retry-after', busySeconds), missing.cardNotYet);
    }
    return sendCard(reply, card, answerHeaders.picture);
  });
}

/** The picture and focal point in the address of a card. */
function cardAsked(file: string): { name: string; at: string | undefined } {
  const [, name = '', at] = /^(.*?)(?:-(\d{1,3}-\d{1,3}))?\.jpg$/.exec(file) ?? [];
  return { name, at };
}

const busySeconds = 5;

async function sendCard(
  reply: FastifyReply,
  card: StoredFile | Uint8Array,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  reply.type('image/jpeg').headers(headers);
  if (card instanceof Uint8Array) return reply.send(card);
  return reply.header('content-length', card.bytes).send(await card.open());
}

const plainText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/plain; charset=utf-8').headers({ 'cache-control': 'no-store' }).send(text);
