import type { FastifyInstance } from 'fastify';
import { type BaseOptions, openApp } from './app.ts';
import { answerErrors } from './http/answers/answerErrors.ts';
import { sendHeadersOf } from './http/answers/answerHeaders.ts';
import { notFound } from './http/httpErrors.ts';
import { readyRoute } from './health/readyRoute.ts';
import { createDeparture } from './http/connections/departure.ts';
import { watchProxies } from './http/visitors/proxyWatch.ts';

/** What a front end is made of. */
export type FrontOptions = BaseOptions & {
  /** Adds the site's pages and the panel's files. */
  pages: (app: FastifyInstance) => Promise<void>;
};

/** Site and panel alone, over an API on another host: no store is opened, and of the API only
 * its own readiness is answered. */
export async function buildFront(options: FrontOptions): Promise<FastifyInstance> {
  const { app, trusted } = openApp(options);
  watchProxies(app, { trusted, log: options.log });
  await app.register(
    async (api) => {
      answerErrors(api);
      sendHeadersOf(api, 'data');
      readyRoute(api, { departure: options.departure ?? createDeparture() });
      // The pages answer every address; what begins with /api must not become one of them.
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
