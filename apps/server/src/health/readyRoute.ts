import { endpoints } from '@vitrin/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { describeRoute } from '../http/describeRoute.ts';
import { tryAgainIn } from '../http/httpErrors.ts';
import { prepareJson, sendJson } from '../http/sendAnswer.ts';
import type { Departure } from '../http/departure.ts';

const call = endpoints.health.ready;
const retrySeconds = 5;

const answer = prepareJson({ status: 'ready' }, {});

/**
 * Whether this process takes further visitors. It asks no store: while that is away every process still has pages to
 * show, and a balancer that found none ready would show nobody anything.
 */
export function readyRoute(app: FastifyInstance, departure: Departure): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: describeRoute(call, call.method),
    validatorCompiler: () => (value: unknown) => ({ value }),
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      if (departure.isReady()) return sendJson(request, reply, answer);
      throw tryAgainIn(503, retrySeconds, () => 'This process is about to end');
    },
  });
}
