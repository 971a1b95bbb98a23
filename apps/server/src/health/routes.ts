import { endpoints } from '@vitrin/contract/endpoints';
import { storeAway } from '../http/httpErrors.ts';
import type { Warning } from '../http/proxyWatch.ts';
import { JsonAnswer } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';

/** Whether the server can work, and for admins what its operator should put right. */
export function healthRoutes(api: Api, warnings: () => readonly Warning[]): void {
  const { store, clock } = api;

  serve(api, endpoints.health.read, async ({ viewer, log }) => {
    try {
      await store.ping();
    } catch (error) {
      log.error({ err: error }, 'The store does not answer');
      throw storeAway();
    }
    // Never cached: it tells the state of this moment.
    return new JsonAnswer(
      // Strangers need not know which limits do not work as they should.
      { status: 'ok' as const, engine: store.engine, ...(viewer !== null && { warnings: [...warnings()] }) },
      { freshUntil: clock.now() },
    );
  });
}
