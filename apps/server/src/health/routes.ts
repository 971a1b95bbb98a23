import { endpoints } from '@vitrin/contract/endpoints';
import { storeAway } from '../http/httpErrors.ts';
import type { Warning } from '../http/visitors/proxyWatch.ts';
import { JsonAnswer } from '../http/answers/sendAnswer.ts';
import { appVersion } from '../appVersion.ts';
import { StoreFaultError } from '../store/fileGuard.ts';
import { type Api, serve } from '../http/serve.ts';

/** Whether the server can work, and for owners what its operator should put right. */
export function healthRoutes(api: Api, warnings: () => Promise<readonly Warning[]>): void {
  const { store, clock } = api;

  serve(api, endpoints.health.read, async ({ viewer, log }) => {
    try {
      await store.ping();
    } catch (error) {
      // A moved or damaged file was told of once, with the way out.
      if (!(error instanceof StoreFaultError)) log.error({ err: error }, 'The store does not answer');
      throw storeAway();
    }
    // Never cached: it tells the state of this moment.
    return new JsonAnswer(
      // Strangers need not know which limits do not work as they should.
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
