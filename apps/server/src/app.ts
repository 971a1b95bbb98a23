import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { activityRoutes } from './activity/routes.ts';
import { aboutRoutes } from './about/routes.ts';
import { countGuesses, uncounted } from './auth/signIn/guesses.ts';
import { authRoutes } from './auth/routes.ts';
import { demoContentRoutes } from './demo/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import type { Clock } from './clock.ts';
import { galleryRoutes } from './gallery/routes.ts';
import type { Readiness } from './health/readiness.ts';
import { readyRoute } from './health/readyRoute.ts';
import { healthRoutes } from './health/routes.ts';
import { homePageRoutes } from './homePage/routes.ts';
import { homeSliceRoutes } from './homePage/sliceRoutes.ts';
import {
  addressBounds,
  loggedPath,
  requireBoundedUrl,
  requireDecodableUrl,
  requireHost,
  routableUrl,
} from './http/requestAddress.ts';
import { answerErrors } from './http/answers/answerErrors.ts';
import { type AnswerCache, createAnswerCache } from './http/answers/answerCache.ts';
import { sendHeadersOf, sendStrictHeaders } from './http/answers/answerHeaders.ts';
import { mountReference, noteCalls, type NotedCalls, type ShowReference } from './http/reference/apiDocs.ts';
import { createAnswerCleaner } from './http/answers/cleanAnswers.ts';
import { preferOneCoding } from './http/answers/encodings.ts';
import { acceptEmptyJson } from './http/input/bodies.ts';
import { leastBytes } from './http/input/bodyBytes.ts';
import { requirePlainBodies } from './http/input/bodyHeaders.ts';
import { boundConnections, type ConnectionBounds } from './http/connections/connections.ts';
import { createDeparture, type Departure } from './http/connections/departure.ts';
import { allowOrigin } from './http/crossOrigin.ts';
import { notFound } from './http/httpErrors.ts';
import { trustedProxies, type Warning, watchProxies } from './http/visitors/proxyWatch.ts';
import { createRequestIds, requestIdHeader } from './http/requestIds.ts';
import type { Api } from './http/serve.ts';
import { acceptForms } from './http/input/upload.ts';
import { createLongAnswers, type LongAnswers } from './http/answers/longAnswers.ts';
import { createShortWay, type ShortWay } from './http/shortWay.ts';
import { createWorkTurns, isAdmitted, type WorkTurns } from './http/workTurns.ts';
import { countVisitors } from './http/visitors/visitorCounts.ts';
import { type LimitVisitors, openVisitorLimits, unlimited } from './http/visitors/visitorLimit.ts';
import {
  createPictureFetch,
  createStatusReader,
  type FetchPicture,
  type ReadStatus,
} from './images/fetchPicture.ts';
import { imageRoutes } from './images/routes.ts';
import type { Media } from './media/openMedia.ts';
import type { Metrics } from './metrics/metrics.ts';
import { metricsRoute } from './metrics/metricsRoute.ts';
import { type MailParts, plainMail } from './mail/mailParts.ts';
import { planRoutes } from './plans/routes.ts';
import { type Planned, publishOnTime } from './plans/publishOnTime.ts';
import { libraryRoutes } from './library/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { usualWatch, type WatchBounds } from './messages/messageWatch.ts';
import { messageRoutes } from './messages/routes.ts';
import { personalDataRoutes } from './personalData/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { teamPageRoutes } from './members/routes.ts';
import { previewRoutes } from './previews/routes.ts';
import { createPreviews, type Previews } from './previews/previews.ts';
import { type PagePreviews, sendPreviewHeaders } from './previews/previewVisit.ts';
import { limits } from '@vitrin/contract/limits';
import { projectRoutes } from './projects/routes.ts';
import { redirectRoutes } from './redirects/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { siteFileRoutes } from './siteFile/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { siteHealthRoutes } from './siteHealth/routes.ts';
import { siteInfoRoutes } from './siteInfo/routes.ts';
import type { Store } from './store/openStore.ts';
import { themeRoutes } from './theme/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { trashRoutes } from './trash/routes.ts';
import { plainRoutes } from './plain/routes.ts';
import type { Tracing } from './tracing/tracing.ts';
import { visitRoutes } from './visits/routes.ts';

/** Adds everything besides the API: the site's pages and the panel's files. Registered after all API routes. */
export type Pages = (
  app: FastifyInstance,
  parts: { media: Media; previews: PagePreviews; nextPlanned: Planned['next'] },
) => Promise<void>;

/** What the application is built from. */
export type AppOptions = {
  store: Store;
  media: Media;
  clock: Clock;
  /** The folder for uploads that are still arriving. */
  uploadFolder: string;
  publicUrl?: string | undefined;
  /** Proxies whose headers are trusted for the visitor's address; defaults to what `publicUrl` suggests. */
  trustedProxies?: readonly string[] | undefined;
  rateLimit: 'on' | 'off';
  log: FastifyBaseLogger;
  pages?: Pages | undefined;
  /** How the API's reference is shown; without it, there is none. */
  reference?: ShowReference | undefined;
  /** The queue for responses that have to be rendered; the usual size by default. */
  workTurns?: WorkTurns | undefined;
  /** Turns for lists that are written while they are read; as many as usual by default. */
  longAnswers?: LongAnswers | undefined;
  /** Where answers to visitors are kept; one of its own by default. */
  cache?: AnswerCache | undefined;
  /** Overrides of the usual bounds on connections. */
  connections?: Partial<ConnectionBounds> | undefined;
  /** Fetches pictures from other sites; restricted to the public web by default. */
  fetchPicture?: FetchPicture | undefined;
  /** Returns the HTTP status of an address on the web. */
  readStatus?: ReadStatus | undefined;
  /** How mail is sent; by the panel's settings by default. */
  mail?: MailParts | undefined;
  /** Overrides of how an inbox is watched. */
  watch?: Partial<WatchBounds> | undefined;
  /** How the process shuts down; without it, the process is always ready. */
  departure?: Departure | undefined;
  /** What is checked before readiness is reported; without it, only the departure. */
  readiness?: Readiness | undefined;
  /** Metrics for monitoring, and the token that reading them requires; nothing is counted by default. */
  metrics?: Metrics | undefined;
  metricsToken?: string | undefined;
  /** Exports traces of requests to a collector; off by default. */
  tracing?: Tracing | undefined;
};

/** The options that apply with and without an API. */
export type BaseOptions = Pick<
  AppOptions,
  'publicUrl' | 'trustedProxies' | 'log' | 'connections' | 'departure' | 'metrics' | 'tracing'
>;

/**
 * An application without routes, with bounded connections and strict headers, and the proxies whose headers it trusts.
 */
export function openApp(options: BaseOptions): {
  app: FastifyInstance;
  trusted: readonly string[];
  shortWay: ShortWay;
} {
  const trusted = trustedProxies(options.trustedProxies, options.publicUrl);
  const nameOf = createRequestIds();
  const shortWay = createShortWay({
    proxied: options.publicUrl !== undefined,
    nameOf,
    onAnswer: options.metrics?.sentAgain,
  });
  const connections = boundConnections(options.connections, {
    departure: options.departure,
    // If the log has a line for every read, reads take the full route that writes it.
    shortWay: isLogged(options.log, 'debug') ? undefined : shortWay,
  });
  const app = Fastify({
    ...connections.options,
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameOf,
    bodyLimit: leastBytes,
    trustProxy: trusted.length > 0 && [...trusted],
    rewriteUrl: routableUrl,
    return503OnClosing: false,
    // Longer path parameters are refused by the route's schema.
    routerOptions: { maxParamLength: addressBounds.characters },
  });
  connections.watch(app);
  shortWay.watch(app);
  logAnswers(app);
  options.metrics?.watch(app);
  options.tracing?.watch(app);
  sendStrictHeaders(app, options.publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    preferOneCoding(request);
    requireHost(request);
    requireBoundedUrl(request);
    done();
  });
  return { app, trusted, shortWay };
}

/** The whole application, ready to listen or to be called in process. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { app, trusted, shortWay } = openApp(options);
  const calls = noteCalls(app);
  const warnings = watchProxies(app, { trusted, log: options.log });
  sendPreviewHeaders(app);
  const { store, clock, media, pages, metrics, metricsToken: token } = options;
  const previews = createPreviews({ store, clock });
  const planned = await keepTime(app, options);
  shortWay.closeWhile(planned.isDue);
  await app.register(async (api) => registerApi(api, { ...options, previews, planned, calls }, warnings), {
    prefix: '/api',
  });
  if (metrics !== undefined) metricsRoute(app, { metrics, token });
  if (pages === undefined) answerErrors(app);
  else {
    await app.register(async (scope) => {
      const limitVisitors = await limitsOf(scope, options);
      const limit = limitVisitors('preview', limits.previewsPerMinute);
      await pages(scope, { media, previews: { ...previews, limit }, nextPlanned: planned.next });
    });
  }
  await app.ready();
  return app;
}

/** How long a request waits for what is due, in milliseconds. */
const patienceMs = 1_500;

/**
 * Publishes what is due before the first request, and later plans at their moment, ahead of any request that arrives
 * after it.
 */
async function keepTime(app: FastifyInstance, { store, clock, log }: AppOptions): Promise<Planned> {
  const planned = publishOnTime({ store, clock, log });
  await planned.look();
  let isLate = false;
  app.addHook('onRequest', async () => {
    // The calls of a page follow its own request, and may be part of a rehearsal, which has the connection meanwhile.
    if (isLate || isAdmitted() || !planned.isDue()) return;
    const looking = planned.look();
    await Promise.race([looking, setTimeout(patienceMs, undefined, { ref: false })]);
    if (!planned.isDue() || isLate) return;
    // A database that does not respond holds up only the requests that noticed it, not those after them.
    isLate = true;
    void looking.finally(() => {
      isLate = false;
    });
  });
  app.addHook('onClose', planned.stop);
  return planned;
}

const limitsOf = async (
  app: FastifyInstance,
  { rateLimit, store, clock }: AppOptions,
): Promise<LimitVisitors> =>
  rateLimit === 'on' ? openVisitorLimits(app, countVisitors(store, clock)) : unlimited;

async function registerApi(
  app: FastifyInstance,
  options: AppOptions & { previews: Previews; planned: Planned; calls: NotedCalls },
  warnings: () => readonly Warning[],
): Promise<void> {
  const { store, clock, media, uploadFolder, publicUrl, cache = createAnswerCache() } = options;
  const { mail = plainMail } = options;
  const { workTurns: inTurn = createWorkTurns(), longAnswers = createLongAnswers() } = options;
  const limited = options.rateLimit === 'on';
  const limitVisitors = await limitsOf(app, options);
  const cleaner = createAnswerCleaner();
  const { previews } = options;
  const api: Api = { app, store, clock, uploadFolder, cache, cleaner, previews, inTurn, longAnswers };

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

  if (options.reference !== undefined)
    await mountReference(app, { path: '/docs', calls: options.calls, show: options.reference });
  healthRoutes(api, async () => [
    ...warnings(),
    ...((await options.readiness?.faults()) ?? []).map(({ code, message }) => ({ code, message })),
  ]);
  readyRoute(app, {
    departure: options.departure ?? createDeparture(),
    readiness: options.readiness,
  });
  authRoutes(api, {
    publicUrl,
    limitVisitors,
    guesses: limited ? countGuesses(store, clock) : uncounted,
    mail,
    media,
  });
  activityRoutes(api);
  imageRoutes(api, media, { limitVisitors, fetchPicture: options.fetchPicture ?? createPictureFetch() });
  libraryRoutes(api, media);
  homePageRoutes(api, media);
  homeSliceRoutes(api);
  aboutRoutes(api, media);
  serviceRoutes(api, media);
  projectRoutes(api, media);
  galleryRoutes(api, media);
  postRoutes(api, media);
  siteHealthRoutes(api, {
    readiness: options.readiness,
    mail: mail.given,
    publicUrl,
    limitVisitors,
    readStatus: options.readStatus ?? createStatusReader(),
  });
  searchRoutes(api);
  redirectRoutes(api);
  trashRoutes(api);
  demoContentRoutes(api);
  setupRoutes(api, { readiness: options.readiness, mail: mail.given });
  visitRoutes(api, options.log);
  siteFileRoutes(api, media);
  historyRoutes(api);
  draftRoutes(api);
  previewRoutes(api);
  planRoutes(api, options.planned);
  teamPageRoutes(api);
  plainRoutes(api, media);
  messageRoutes(api, {
    limitVisitors,
    mail,
    watch: { ...usualWatch, ...options.watch, isReady: options.departure?.isReady ?? (() => true) },
  });
  mailRoutes(api, { limitVisitors, mail });
  privacyRoutes(api);
  personalDataRoutes(api);
  siteInfoRoutes(api, media);
  themeRoutes(api);
  // The pages' catch-all route answers every address, so unknown addresses below /api need a 404 of their own.
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    schema: { hide: true },
    handler: () => {
      throw notFound('Call');
    },
  });
}

const isLogged = (log: FastifyBaseLogger, level: string): boolean =>
  !['info', 'warn', 'error', 'fatal', 'silent'].includes(log.level ?? level);

/**
 * Logs one line per response, as fields and as a sentence, without the query string; reads are logged at level `debug`
 * only.
 */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const level = reading && reply.statusCode < 500 ? 'debug' : 'info';
    const { method } = request;
    const { statusCode: status } = reply;
    const path = loggedPath(request);
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ method, path, status, ms }, `${method} ${path} ${status} ${ms} ms`);
    done();
  });
}
