import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { aboutRoutes } from './about/routes.ts';
import { countGuesses, uncounted } from './auth/guesses.ts';
import { authRoutes } from './auth/routes.ts';
import { postRoutes } from './posts/routes.ts';
import type { Clock } from './clock.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { readyRoute } from './health/readyRoute.ts';
import { healthRoutes } from './health/routes.ts';
import { homePageRoutes } from './homePage/routes.ts';
import { homeSliceRoutes } from './homePage/sliceRoutes.ts';
import {
  addressBounds,
  requireBoundedUrl,
  requireDecodableUrl,
  requireHost,
  routableUrl,
} from './http/addresses.ts';
import { answerErrors } from './http/answerErrors.ts';
import { type AnswerCache, createAnswerCache } from './http/answerCache.ts';
import { sendHeadersOf, sendStrictHeaders } from './http/answerHeaders.ts';
import { describeApi, showApiDocs } from './http/apiDocs.ts';
import { createAnswerCleaner } from './http/cleanAnswers.ts';
import { acceptEmptyJson } from './http/bodies.ts';
import { leastBytes } from './http/bodyBytes.ts';
import { requirePlainBodies } from './http/bodyHeaders.ts';
import { boundConnections, type ConnectionBounds } from './http/connections.ts';
import { createDeparture, type Departure } from './http/departure.ts';
import { allowOrigin } from './http/crossOrigin.ts';
import { notFound } from './http/httpErrors.ts';
import { trustedProxies, type Warning, watchProxies } from './http/proxyWatch.ts';
import type { Api } from './http/serve.ts';
import { acceptForms } from './http/upload.ts';
import { createWorkTurns, type WorkTurns } from './http/workTurns.ts';
import { countVisitors } from './http/visitorCounts.ts';
import { openVisitorLimits, unlimited } from './http/visitorLimit.ts';
import { createPictureFetch, type FetchPicture } from './images/fetchPicture.ts';
import { imageRoutes } from './images/routes.ts';
import type { Media } from './media/openMedia.ts';
import { messageRoutes } from './messages/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { redirectRoutes } from './redirects/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { siteInfoRoutes } from './siteInfo/routes.ts';
import type { Store } from './store/openStore.ts';
import { themeRoutes } from './theme/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { trashRoutes } from './trash/routes.ts';
import { plainRoutes } from './plain/plainKinds.ts';
import { videoRoutes } from './videos/videos.ts';
import { reasonRoutes } from './reasons/reasons.ts';

/** Adds what is not the API: the site's pages and the panel's files. Registered after all calls. */
export type Pages = (app: FastifyInstance, parts: { media: Media }) => Promise<void>;

/** What the application is made of. */
export type AppOptions = {
  store: Store;
  media: Media;
  clock: Clock;
  /** The folder for uploads that are still arriving. */
  uploadFolder: string;
  publicUrl?: string | undefined;
  /** The proxies whose headers name the visitors; without it, what `publicUrl` suggests. */
  trustedProxies?: readonly string[] | undefined;
  rateLimit: 'on' | 'off';
  log: FastifyBaseLogger;
  pages?: Pages | undefined;
  /** Turns for answers that are made anew; as many as usual by default. */
  workTurns?: WorkTurns | undefined;
  /** Where answers to visitors are kept; one of its own by default. */
  cache?: AnswerCache | undefined;
  /** Overrides of the usual bounds on connections. */
  connections?: Partial<ConnectionBounds> | undefined;
  /** Fetches pictures from elsewhere on the web; from the public web alone by default. */
  fetchPicture?: FetchPicture | undefined;
  /** How the process leaves; without it, it is always ready. */
  departure?: Departure | undefined;
};

/** The part that is the same with and without an API. */
export type BaseOptions = Pick<
  AppOptions,
  'publicUrl' | 'trustedProxies' | 'log' | 'connections' | 'departure'
>;

/**
 * An application without routes, with bounded connections and strict headers, and the proxies whose headers it trusts.
 */
export function openApp(options: BaseOptions): { app: FastifyInstance; trusted: readonly string[] } {
  const trusted = trustedProxies(options.trustedProxies, options.publicUrl);
  const connections = boundConnections(options.connections, options.departure);
  const app = Fastify({
    ...connections.options,
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: leastBytes,
    trustProxy: trusted.length > 0 && [...trusted],
    rewriteUrl: routableUrl,
    return503OnClosing: false,
    // A longer part of an address is refused by the schema of its call.
    routerOptions: { maxParamLength: addressBounds.characters },
  });
  connections.watch(app);
  logAnswers(app);
  sendStrictHeaders(app, options.publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    requireHost(request);
    requireBoundedUrl(request);
    done();
  });
  return { app, trusted };
}

/** The whole application, ready to listen or to be called in the process. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { app, trusted } = openApp(options);
  await describeApi(app, options.publicUrl);
  const warnings = watchProxies(app, { trusted, log: options.log });
  await app.register(async (api) => registerApi(api, options, warnings), { prefix: '/api' });
  const { pages } = options;
  if (pages === undefined) answerErrors(app);
  else await app.register(async (scope) => pages(scope, { media: options.media }));
  await app.ready();
  return app;
}

async function registerApi(
  app: FastifyInstance,
  options: AppOptions,
  warnings: () => readonly Warning[],
): Promise<void> {
  const { store, clock, media, uploadFolder, publicUrl, cache = createAnswerCache() } = options;
  const { workTurns: inTurn = createWorkTurns() } = options;
  const limited = options.rateLimit === 'on';
  const limitVisitors = limited ? await openVisitorLimits(app, countVisitors(store, clock)) : unlimited;
  const api: Api = { app, store, clock, uploadFolder, cache, cleaner: createAnswerCleaner(), inTurn };

  answerErrors(app);
  acceptEmptyJson(app);
  // `serve` parses and writes responses, so Fastify has nothing to serialise by schema.
  app.setSerializerCompiler(() => JSON.stringify);
  sendHeadersOf(app, 'data');
  app.addHook('onRequest', (request, _reply, done) => {
    requireDecodableUrl(request);
    done();
  });
  requirePlainBodies(app);
  await allowOrigin(app, options.publicUrl);
  acceptForms(app);

  await showApiDocs(app, '/docs');
  healthRoutes(api, warnings);
  readyRoute(app, options.departure ?? createDeparture());
  authRoutes(api, { publicUrl, limitVisitors, guesses: limited ? countGuesses(store, clock) : uncounted });
  imageRoutes(api, media, { limitVisitors, fetchPicture: options.fetchPicture ?? createPictureFetch() });
  homePageRoutes(api, media);
  homeSliceRoutes(api);
  aboutRoutes(api, media);
  serviceRoutes(api, media);
  projectRoutes(api, media);
  galleryRoutes(api, media);
  postRoutes(api, media);
  searchRoutes(api);
  redirectRoutes(api);
  trashRoutes(api);
  historyRoutes(api);
  memberRoutes(api, media);
  reasonRoutes(api);
  plainRoutes(api, media);
  videoRoutes(api, media);
  messageRoutes(api, limitVisitors);
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

/** One log line for each response, without the requested address; reads are logged at the level `debug` only. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const [path] = request.url.split('?', 1);
    const line = `${request.method} ${path} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`;
    if (reading && reply.statusCode < 500) request.log.debug(line);
    else request.log.info(line);
  });
}
