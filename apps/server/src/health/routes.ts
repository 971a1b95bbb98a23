import { endpoints } from '@vitrin/contract/endpoints';
import { HttpError } from '../http/httpErrors.ts';
import { JsonAnswer } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';

/** Whether the server can work. */
export function healthRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, endpoints.health.read, async ({ log }) => {
    try {
      await store.ping();
    } catch (error) {
      log.error({ err: error }, 'The store does not answer');
      throw new HttpError(503, 'The store does not answer');
    }
    // Of this moment alone.
    return new JsonAnswer({ status: 'ok' as const, engine: store.engine }, { freshUntil: clock.now() });
  });
}
