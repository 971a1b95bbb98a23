import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createFirstAdmin, type FirstAdmin } from './auth/firstAdmin.ts';
import { systemClock } from './clock.ts';
import { loadDemo } from './demo/loadDemo.ts';
import type { Env } from './env.ts';
import { openLog } from './log.ts';
import { openMedia } from './media/openMedia.ts';
import { openStorage } from './media/openStorage.ts';
import { sweepDaily } from './media/sweep.ts';
import { openStore } from './store/openStore.ts';

/** Adds the site's pages and the panel's files to the application. */
export type MountPages = (app: FastifyInstance, env: Env) => Promise<void>;

/** A server that answers. */
export type RunningServer = {
  /** Where it answers, as a browser on this machine writes it. */
  url: string;
  /** The account that this start made, if it was the first. */
  firstAdmin: FirstAdmin | undefined;
  /** Finishes the requests and the picture at hand, then lets go of port and store. */
  close: () => Promise<void>;
};

/** Starts the server: store, first account, demo content, application, port. What was opened is closed on failure. */
export async function startServer(env: Env, pages?: MountPages): Promise<RunningServer> {
  const clock = systemClock;
  const log = await openLog(env.LOG_LEVEL, process.stdout.isTTY);
  const store = await openStore({
    folder: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    clock,
    onConnectionError: (error) => log.error({ err: error }, 'A connection to the database broke'),
  });
  const closers = [store.close];
  const close = async (): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- each may still need what was opened before it
    for (let last = closers.pop(); last !== undefined; last = closers.pop()) await last();
  };

  try {
    const storage = await openStorage(env.DATA_DIR, env.STORAGE_URL);
    const uploadFolder = path.join(env.DATA_DIR, 'uploads');
    const media = openMedia({ store, storage, log });
    closers.push(media.close);
    const firstAdmin = await createFirstAdmin(store, clock, {
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
    });
    if (env.DEMO !== 'none') await loadDemo(env.DEMO, { store, media, clock });

    const app = await buildApp({
      store,
      media,
      clock,
      uploadFolder,
      publicUrl: env.PUBLIC_URL,
      rateLimit: env.RATE_LIMIT,
      log,
      pages: pages && ((scope) => pages(scope, env)),
    });
    closers.push(() => app.close());
    await app.listen({ port: env.PORT, host: env.HOST });
    media.wake();
    closers.push(sweepDaily({ store, storage, uploadFolder, clock, log }).stop);
    return { url: addressOf(app, env), firstAdmin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address to open: a server that listens everywhere is called localhost. */
function addressOf(app: FastifyInstance, env: Env): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  const everywhere = env.HOST === '0.0.0.0' || env.HOST === '::';
  const host = everywhere ? 'localhost' : env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return `http://${host}:${port}`;
}
