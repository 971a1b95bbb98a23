import fastifyRateLimit from '@fastify/rate-limit';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tryAgainIn } from '../httpErrors.ts';
import type { VisitorCounts } from './visitorCounts.ts';
import { visitorOf } from './visitorAddress.ts';

/** Counts a visitor's request; throws 429 beyond the limit. */
export type VisitorLimit = (request: FastifyRequest) => Promise<void>;

/** Creates a separate limit for one kind of request, `perMinute` for each visitor. */
export type LimitVisitors = (kind: LimitedKind, perMinute: number) => VisitorLimit;

/** Each is counted by itself. */
type LimitedKind =
  | 'login'
  | 'signup'
  | 'password'
  | 'profile'
  | 'secondFactor'
  | 'passkey'
  | 'invitation'
  | 'forgotten'
  | 'message'
  | 'mail'
  | 'preview'
  | 'import'
  | 'outsideLinks';

/**
 * How many visitors one private address, such as a proxy's, may stand for: their shared limit is that many times
 * higher.
 */
const visitorsBehindOne = 12;

const minuteMs = 60_000;

/** For `RATE_LIMIT=off`. */
export const unlimited: LimitVisitors = () => async () => undefined;

/**
 * Limits that are shared by all processes and survive a restart, counted in the store. Each process counts in memory as
 * well, so that callers it has already refused cost the store nothing.
 */
export async function openVisitorLimits(app: FastifyInstance, counts: VisitorCounts): Promise<LimitVisitors> {
  await app.register(fastifyRateLimit, { global: false });

  return (kind, perMinute) => {
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
      if (visitor !== undefined) requireNoWait(await counts.count(`${kind} ${visitor}`, perMinute));
      if (visitor !== address) {
        requireNoWait(await counts.count(`${kind} all ${address}`, perMinute * visitorsBehindOne));
      }
    };
  };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function requireRoom(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  requireNoWait(Math.max(1, count.ttlInSeconds));
}

function requireNoWait(seconds: number): void {
  if (seconds > 0) throw tryAgainIn(429, seconds, waitingTexts.tooManyAttempts);
}
