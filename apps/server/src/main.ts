import path from 'node:path';
import { setTimeout as waitFor } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { backUpNightly, backupProcess } from './backup/nightly.ts';
import { createFirstAdmin, type FirstAdmin } from './auth/firstAdmin.ts';
import { systemClock } from './clock.ts';
import { loadDemo } from './demo/loadDemo.ts';
import type { Env } from './starting/env.ts';
import { type Readiness, watchReadiness } from './health/readiness.ts';
import { buildFront } from './front.ts';
import type { ShowReference } from './http/reference/apiDocs.ts';
import { createDeparture } from './http/connections/departure.ts';
import { adviceAtStart } from './http/visitors/proxyWatch.ts';
import { openLog } from './log.ts';
import { deliverMail } from './mail/deliverMail.ts';
import { countWaiting } from './mail/letterQueue.ts';
import { smtpSender } from './mail/sendLetter.ts';
import { type Media, openMedia } from './media/openMedia.ts';
import { openStorage } from './media/storage/openStorage.ts';
import { openPictureProcess } from './media/pictureProcess.ts';
import { createPictureQueue } from './media/pictureQueue.ts';
import { sweepDaily } from './sweepDaily.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { PagePreviews } from './previews/previewVisit.ts';
import { misspeltWords } from './starting/misspeltNames.ts';
import { holdsPicture } from './media/storage/pictureStorage.ts';
import { openFolder } from './starting/openFolder.ts';
import { closeDataFolder } from './starting/privateFiles.ts';
import { type ForeignApi, openForeignApi } from './site/foreignApi.ts';
import type { Content } from './site/keptPages.ts';
import { purgeWhenChanged } from './site/sharedCache.ts';
import { codeOf } from './starting/startError.ts';
import type { Tracing } from './tracing/tracing.ts';
import { openStore, type Store } from './store/openStore.ts';
import { collectDaily } from './store/plannerStatistics.ts';
import { fellowsOf } from './workers/fellows.ts';
import { checkProcess, watchDatabase } from './store/watchDatabase.ts';

/** What the pages need. */
export type PageParts = {
  env: Env;
  /** The API on another host that they show; without it, the application's own. */
  api: ForeignApi | undefined;
  cards: Pick<Media, 'linkCards' | 'drawCard'>;
  /** The state of the application's own store; none if the API is on another host. */
  content: (Content & Pick<Store, 'read'>) | undefined;
  /** Shows drafts to visitors with a preview link; none if the API is on another host. */
  previews: PagePreviews | undefined;
};

/** Adds the site's pages and the panel's files to the application. */
export type MountPages = (app: FastifyInstance, parts: PageParts) => Promise<void>;

/** What a server shows besides its API; only the API by default. */
export type BesidesApi = { pages?: MountPages; reference?: ShowReference };

/** What the program around a server has of it. */
export type RunningServer = {
  /** Its address, as a browser on this machine would open it. */
  url: string;
  /** The host of its API; undefined for its own. */
  apiHost: string | undefined;
  /** Reports unready, so that load balancers stop sending requests; everything is still handled. */
  turnAway: () => void;
  /**
   * Closes connections, finishes open requests and work in progress, then closes port and store. Clients that send or
   * read too slowly are cut off, and work that does not end is abandoned.
   */
  close: () => Promise<void>;
};

/**
 * Starts the server: with its own API and store, or as the front end of an API on another host. The first start creates
 * an account, and tells it even if it fails afterwards.
 */
export async function startServer(
  env: Env,
  shown: BesidesApi = {},
  tellAdmin: (admin: FirstAdmin) => void = () => undefined,
): Promise<RunningServer> {
  const log = await openLog(env.LOG_LEVEL, process.stdout.isTTY);
  return env.API_HOST === undefined || shown.pages === undefined
    ? startWhole(env, log, { ...shown, tellAdmin })
    : startFront(env, log, { apiHost: env.API_HOST, pages: shown.pages });
}

/** Site and panel over an API on another host. There are no stored pictures to crop the card from, so it is drawn. */
async function startFront(
  env: Env,
  log: FastifyBaseLogger,
  { apiHost, pages }: { apiHost: string; pages: MountPages },
): Promise<RunningServer> {
  const pictures = openPictureProcess();
  // Visitors ask at the same time; the process does one piece after the other.
  const queue = createPictureQueue();
  const cards: PageParts['cards'] = {
    linkCards: async () => 'unknown',
    drawCard: (...card) => queue.run('visitor', () => pictures.work.drawCard(...card)),
  };
  const departure = createDeparture();
  const tracing = await openTracing(env, log);
  const app = await buildFront({
    departure,
    tracing,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    log,
    pages: (scope) =>
      pages(scope, { env, api: openForeignApi(apiHost), cards, content: undefined, previews: undefined }),
  });
  await app.listen({ port: env.PORT, host: env.HOST });
  giveAdvice(env, log);
  const close = async (): Promise<void> => {
    await departure.drain();
    await app.close();
    await pictures.close();
    await tracing?.close();
  };
  const { turnAway } = departure;
  return { url: addressOf(app, env), apiHost, turnAway, close };
}

/** Store, first account, demo content, application, port. On failure, whatever was opened is closed. */
async function startWhole(
  env: Env,
  log: FastifyBaseLogger,
  { pages, reference, tellAdmin }: BesidesApi & { tellAdmin: (admin: FirstAdmin) => void },
): Promise<RunningServer> {
  const clock = systemClock;
  await openFolder('DATA_DIR', env.DATA_DIR);
  if (env.BACKUP_DIR !== undefined) await lookAtBackupFolder(env.BACKUP_DIR, log);
  // First, since its content tells whether an empty database is really new.
  const storage = await openStorage(env.DATA_DIR, env.STORAGE_URL);
  const open = await closeDataFolder(env.DATA_DIR);
  if (open.length > 0) log.warn(`Other accounts of this machine may read ${open.join(', ')}`);
  const metrics = createMetrics(fellowsOf(env.WORKERS));
  const { SLOW_QUERY_MS: slowMs } = env;
  const tracing = await openTracing(env, log);
  const store = await openStore({
    onQuery: (statement, ms) => {
      metrics.query(ms);
      tracing?.query(statement, ms);
      if (slowMs !== undefined && ms >= slowMs)
        log.warn({ statement: statement.slice(0, mostOfStatement), ms: Math.round(ms) }, 'A slow query');
    },
    folder: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    clock,
    empty: env.EMPTY_DATABASE,
    hasPictures: () => holdsPicture(storage),
    onFault: ({ message }) => log.error(message),
    onConnectionError: (error) => log.error({ err: error }, 'A connection to the database broke'),
    onUnindexed: (error) =>
      log.warn(
        { err: error },
        'Searches look through all texts: PostgreSQL did not make their index. Let its operator run "create extension pg_trgm", then restart',
      ),
  });
  const departure = createDeparture();
  /** Functions that stop the background jobs, each after the work in progress. */
  const background: (() => Promise<void>)[] = [];
  const closers = [async () => tracing?.close(), store.close];
  const close = async (): Promise<void> => {
    const over = after(closingMs + lastMs);
    const stopped = Promise.all(background.map((stop) => stop()));
    // Before the application closes: pages could not call the API during that, and no request waits for background
    // work.
    await Promise.all([departure.drain(), Promise.race([stopped, after(closingMs)])]);
    // In reverse order: each may still need what was opened before it.
    for (let last = closers.pop(); last !== undefined; last = closers.pop())
      await Promise.race([last(), over]);
  };

  try {
    const uploadFolder = path.join(env.DATA_DIR, 'uploads');
    const media = openMedia({ store, storage, log });
    closers.push(media.close);
    if (env.DEMO !== 'none') await loadDemo(env.DEMO, { store, media, clock });
    // After the demo, since its password is compared with the company's name.
    const given = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
    await createFirstAdmin(store, clock, given, tellAdmin);

    const mail = deliverMail({
      store,
      clock,
      publicUrl: env.PUBLIC_URL,
      given: env.SMTP_URL,
      send: smtpSender(),
      log,
    });
    background.push(mail.stop);

    const readiness = watchReadiness({
      store,
      storage,
      sharedStorage: env.STORAGE_URL !== undefined,
      folder: env.DATA_DIR,
      backupFolder: env.BACKUP_DIR,
      clock,
      log,
    });
    gaugeServer(metrics, { store, media, readiness });
    const app = await buildApp({
      readiness,
      metrics,
      metricsToken: env.METRICS_TOKEN,
      tracing,
      store,
      media,
      clock,
      uploadFolder,
      publicUrl: env.PUBLIC_URL,
      trustedProxies: env.TRUSTED_PROXIES,
      rateLimit: env.RATE_LIMIT,
      log,
      departure,
      reference,
      mail: { given: env.SMTP_URL, publicUrl: env.PUBLIC_URL, send: smtpSender(), wake: mail.wake },
      pages:
        pages &&
        ((scope, { previews, nextPlanned }) =>
          pages(scope, {
            previews,
            env,
            api: undefined,
            cards: media,
            content: {
              version: store.version,
              versionNow: store.versionNow,
              read: store.read,
              clock,
              onPage: metrics.page,
              nextPlanned,
            },
          })),
    });
    closers.push(() => app.close());
    await app.listen({ port: env.PORT, host: env.HOST });
    giveAdvice(env, log);
    // Logs faults at once.
    await readiness.faults();
    media.wake();
    background.push(collectDaily(store, log).stop);
    if (store.file !== undefined)
      background.push(watchDatabase(store.file, { check: checkProcess, log }).stop);
    if (env.PAGE_CACHE_PURGE_URL !== undefined) {
      const hook = { url: env.PAGE_CACHE_PURGE_URL, token: env.PAGE_CACHE_PURGE_TOKEN };
      const purging = purgeWhenChanged({ version: store.version, hook, log });
      background.push(async () => purging.stop());
    }
    if (env.BACKUP_DIR !== undefined) {
      const run = backupProcess(process.env);
      const backups = { folder: env.BACKUP_DIR, keep: env.BACKUP_KEEP, run };
      background.push(backUpNightly({ store, clock, log, ...backups }).stop);
    }
    background.push(sweepDaily({ store, storage, uploadFolder, clock, log }).stop);
    const { turnAway } = departure;
    return { url: addressOf(app, env), apiHost: undefined, turnAway, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Loaded only if a collector is configured. */
async function openTracing(env: Env, log: FastifyBaseLogger): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  if (endpoint === undefined) return undefined;
  const { openOtlpTracing } = await import('./tracing/otlpTracing.ts');
  return openOtlpTracing({ endpoint, headers, serviceName: env.OTEL_SERVICE_NAME }, log);
}

const mostOfStatement = 2_000;

/**
 * How long a closing server waits for its background work, which a slow storage may hold up, and then for everything
 * else. What is not finished by then is abandoned, as if the process had been killed; connections are closed before.
 */
const closingMs = 8_000;
const lastMs = 1_000;

/** Resolves after a time, without keeping the process alive. */
const after = (ms: number): Promise<void> => waitFor(ms, undefined, { ref: false });

/** Adds the gauges, which are measured when a monitor asks. */
function gaugeServer(
  metrics: Metrics,
  { store, media, readiness }: { store: Store; media: Media; readiness: Readiness },
): void {
  metrics.gauge('vitrin_pictures_waiting', 'Pieces of work on pictures that wait', async () =>
    media.waiting(),
  );
  metrics.gauge('vitrin_mail_waiting', 'Letters that are to be sent', () => countWaiting(store.read));
  metrics.gauge(
    'vitrin_faults',
    'Faults that /api/ready names',
    async () => (await readiness.faults()).length,
  );
  metrics.gauge(
    'vitrin_last_backup_timestamp_seconds',
    'When the newest nightly backup was made',
    async () => {
      const made = await readiness.lastBackup();
      return made && made.getTime() / 1_000;
    },
  );
}

/** A missing disk for backups must not take the site down; a setting that can never be right has to be fixed. */
async function lookAtBackupFolder(folder: string, log: FastifyBaseLogger): Promise<void> {
  try {
    await openFolder('BACKUP_DIR', folder);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' || code === 'ENOTDIR') throw error;
    log.error(error instanceof Error ? error.message : String(error));
  }
}

function giveAdvice(env: Env, log: FastifyBaseLogger): void {
  const advice = adviceAtStart(env, process.env['NODE_ENV']);
  if (advice !== undefined) log.warn(advice);
  for (const words of misspeltWords(Object.keys(process.env))) log.warn(words);
}

/** The address to open: a server that listens on all interfaces is shown as localhost. */
function addressOf(app: FastifyInstance, env: Env): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  const everywhere = env.HOST === '0.0.0.0' || env.HOST === '::';
  const host = everywhere ? 'localhost' : env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return `http://${host}:${port}`;
}
