import { endpoints } from '@vitrin/contract/endpoints';
import { storeAway } from '../http/httpErrors.ts';
import type { Warning } from '../http/visitors/proxyWatch.ts';
import { JsonAnswer } from '../http/answers/sendAnswer.ts';
import { appVersion } from '../appVersion.ts';
import { StoreFaultError } from '../store/fileGuard.ts';
import { type Api, serve } from '../http/serve.ts';

/** Whether the server works, and for owners what its operator should fix. */
export function healthRoutes(api: Api, warnings: () => Promise<readonly Warning[]>): void {
  const { store, clock } = api;

  serve(api, endpoints.health.read, async ({ viewer, log }) => {
    try {
      await store.ping();
    } catch (error) {
      // A moved or damaged file has already been logged, with the remedy.
      if (!(error instanceof StoreFaultError)) log.error({ err: error }, 'The store does not answer');
      throw storeAway();
    }
    // Never cached: it reports the current state.
    return new JsonAnswer(
      // Strangers should not learn which rate limits are ineffective.
      {
        status: 'ok' as const,
        engine: store.engine,
        version: appVersion(),
        ...(viewer?.role === 'owner' && { warnings: [...(await warnings())] }),
      },
      { freshUntil: clock.now() },
    );
  });
}
