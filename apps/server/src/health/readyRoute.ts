import { endpoints } from '@vitrin/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { describeRoute } from '../http/reference/describeRoute.ts';
import { HttpError, tryAgainIn } from '../http/httpErrors.ts';
import { prepareJson, sendJson } from '../http/answers/sendAnswer.ts';
import type { Departure } from '../http/connections/departure.ts';
import { appVersion } from '../appVersion.ts';
import type { Readiness } from './readiness.ts';

const call = endpoints.health.ready;
const retrySeconds = 5;

/**
 * Whether this process should receive further traffic. Faults shared by all processes are reported but do not make one
 * unready: while PostgreSQL is down each process can still serve cached pages, and a load balancer without any ready
 * process would serve nothing.
 */
export function readyRoute(
  app: FastifyInstance,
  { departure, readiness }: { departure: Departure; readiness?: Readiness | undefined },
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: describeRoute(call, call.method),
    validatorCompiler: () => (value: unknown) => ({ value }),
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      if (!departure.isReady()) {
        throw tryAgainIn(503, retrySeconds, () => 'This process is about to end');
      }
      const found = (await readiness?.faults()) ?? [];
      const faults = found.map(({ code, message }) => ({ code, message }));
      if (found.some(({ own }) => own)) {
        throw new HttpError(503, `Not ready: ${faults.map(({ message }) => message).join('; ')}`, {
          details: { faults },
          headers: { 'retry-after': String(retrySeconds) },
        });
      }
      const state = { status: 'ready', version: appVersion(), ...(faults.length > 0 && { faults }) };
      return sendJson(request, reply, prepareJson(state, {}));
    },
  });
}
