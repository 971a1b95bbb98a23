import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import { limits } from '@vitrin/contract/limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { aboutRoutes } from './about/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { blogRoutes } from './blog/routes.ts';
import type { Clock } from './clock.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { homePageRoutes } from './homePage/routes.ts';
import { homeSliceRoutes } from './homePage/sliceRoutes.ts';
import { answerErrors } from './http/answerErrors.ts';
import { createAnswerCache } from './http/answerCache.ts';
import { apiDocs } from './http/apiDocs.ts';
import { acceptEmptyJson } from './http/bodies.ts';
import { allowOrigin } from './http/crossOrigin.ts';
import { HttpError, notFound } from './http/httpErrors.ts';
import type { Api } from './http/serve.ts';
import { imageRoutes } from './images/routes.ts';
import type { Media } from './media/openMedia.ts';
import { messageRoutes } from './messages/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { siteInfoRoutes } from './siteInfo/routes.ts';
import type { Store } from './store/openStore.ts';
import { themeRoutes } from './theme/routes.ts';
import { whyUsRoutes } from './whyUs/routes.ts';

/** Adds what is not the API: the site's pages and the panel's files. Registered after all calls. */
export type Pages = (app: FastifyInstance) => Promise<void>;

/** What the application is made of. */
export type AppOptions = {
  store: Store;
  media: Media;
  clock: Clock;
  /** Where uploads lie while they arrive. */
  uploadFolder: string;
  publicUrl?: string | undefined;
  rateLimit: 'on' | 'off';
  log: FastifyBaseLogger;
  pages?: Pages | undefined;
};

const bodyBytes = 2 * 1024 * 1024;
const requestTimeoutMs = 300_000;

/** The whole application, ready to listen or to be called in the process. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: trustedProxies(options.publicUrl),
    routerOptions: { maxParamLength: 1_000 },
  });
  logAnswers(app);
  await apiDocs(app, options.publicUrl);
  await app.register(async (api) => registerApi(api, options), { prefix: '/api' });
  const { pages } = options;
  if (pages !== undefined) await app.register(async (scope) => pages(scope));
  await app.ready();
  return app;
}

async function registerApi(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { store, clock, media, uploadFolder } = options;
  const api: Api = { app, store, clock, uploadFolder, cache: createAnswerCache() };

  answerErrors(app);
  acceptEmptyJson(app);
  // What leaves is parsed and written by `serve`; nothing is left to serialise by schema.
  app.setSerializerCompiler(() => JSON.stringify);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
  allowOrigin(app, options.publicUrl);
  await app.register(fastifyMultipart, {
    limits: { fileSize: limits.uploadBytes, files: 5, fields: 20, fieldSize: 10_000, parts: 25 },
  });
  if (options.rateLimit === 'on') {
    await app.register(fastifyRateLimit, {
      global: false,
      errorResponseBuilder: (_request, { after }) =>
        new HttpError(429, `Too many attempts. Please try again in ${after}`),
    });
  }

  healthRoutes(api);
  authRoutes(api);
  imageRoutes(api, media);
  homePageRoutes(api, media);
  homeSliceRoutes(api);
  aboutRoutes(api, media);
  serviceRoutes(api, media);
  projectRoutes(api, media);
  galleryRoutes(api, media);
  blogRoutes(api, media);
  memberRoutes(api, media);
  whyUsRoutes(api);
  messageRoutes(api);
  privacyRoutes(api);
  siteInfoRoutes(api, media);
  themeRoutes(api);
  // The pages answer every address; what begins with /api must not become one of them.
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    schema: { hide: true },
    handler: () => {
      throw notFound('Call');
    },
  });
}

/**
 * This server speaks plain HTTP, so a public address with https means that a proxy stands in front. Only then, and
 * only from a private network, is the visitor's address taken from the proxy's headers: anybody else could write any
 * address there, and so escape the limit on guesses at passwords.
 */
const trustedProxies = (publicUrl: string | undefined): string | false =>
  publicUrl?.startsWith('https:') ? 'loopback, linklocal, uniquelocal' : false;

/** One line for each answer; reading is only told of at the level `debug`. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const line = `${request.method} ${request.url} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`;
    if (reading && reply.statusCode < 500) request.log.debug(line);
    else request.log.info(line);
  });
}
