import fastifyRateLimit from '@fastify/rate-limit';
import { waitingTexts } from '@vitrin/contract/waiting';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tryAgainIn } from './httpErrors.ts';
import { visitorOf } from './visitorAddress.ts';

/** Counts a request of a visitor; throws 429 where there were too many. */
export type VisitorLimit = (request: FastifyRequest) => Promise<void>;

/** Makes a limit of its own for requests of one kind, `perMinute` for each visitor. */
export type LimitVisitors = (perMinute: number) => VisitorLimit;

/**
 * How many visitors one private address may stand for, such as that of a proxy: their common limit is that many times
 * higher.
 */
const visitorsBehindOne = 12;

const minuteMs = 60_000;

/** No limits at all. */
export const unlimited: LimitVisitors = () => async () => undefined;

/** Limits of one application, counted by each process for itself and lost when it ends. */
export async function openVisitorLimits(app: FastifyInstance): Promise<LimitVisitors> {
  await app.register(fastifyRateLimit, { global: false });

  return (perMinute) => {
    const ofVisitor = app.createRateLimit({
      max: perMinute,
      timeWindow: minuteMs,
      keyGenerator: (request) => visitorOf(request).visitor ?? '',
    });
    const ofAddress = app.createRateLimit({
      max: perMinute * visitorsBehindOne,
      timeWindow: minuteMs,
      keyGenerator: (request) => visitorOf(request).address,
    });
    return async (request) => {
      const { address, visitor } = visitorOf(request);
      if (visitor !== undefined) requireRoom(await ofVisitor(request));
      if (visitor !== address) requireRoom(await ofAddress(request));
    };
  };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function requireRoom(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw tryAgainIn(429, Math.max(1, count.ttlInSeconds), waitingTexts.tooManyAttempts);
}
