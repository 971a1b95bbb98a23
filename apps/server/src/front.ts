import type { FastifyInstance } from 'fastify';
import { type BaseOptions, openApp } from './app.ts';
import { answerErrors } from './http/answers/answerErrors.ts';
import { sendHeadersOf } from './http/answers/answerHeaders.ts';
import { notFound } from './http/httpErrors.ts';
import { readyRoute } from './health/readyRoute.ts';
import { createDeparture } from './http/connections/departure.ts';
import { watchProxies } from './http/visitors/proxyWatch.ts';

/** The options of a front end. */
export type FrontOptions = BaseOptions & {
  /** Adds the site's pages and the panel's files. */
  pages: (app: FastifyInstance) => Promise<void>;
};

/**
 * Site and panel only, in front of an API on another host: no store is opened, and of the API only its own readiness
 * route is served.
 */
export async function buildFront(options: FrontOptions): Promise<FastifyInstance> {
  const { app, trusted } = openApp(options);
  watchProxies(app, { trusted, log: options.log });
  await app.register(
    async (api) => {
      answerErrors(api);
      sendHeadersOf(api, 'data');
      readyRoute(api, { departure: options.departure ?? createDeparture() });
      // The pages' catch-all route answers every address, so unknown addresses below /api need a 404 of their own.
      api.all('/*', () => {
        throw notFound('Call');
      });
    },
    { prefix: '/api' },
  );
  await app.register(options.pages);
  await app.ready();
  return app;
}
