import { refusals } from '@vitrin/contract/errors/refusals';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/httpErrors.ts';
import { wholeAddressOf } from '../../http/visitors/visitorAddress.ts';

const refused: ReadonlySet<number> = new Set([401, 429]);

/**
 * Logs the line that tools such as fail2ban read, with the visitor's address and without what was typed. No other log
 * line holds an address. The filter in the README matches its words.
 */
export function logRefusedSignIn(error: unknown, request: FastifyRequest): void {
  if (!(error instanceof HttpError) || !refused.has(error.statusCode)) return;
  // The password was right, so being asked for a code is not a wrong guess.
  if (error.message === refusals.secondFactorNeeded()) return;
  const address = wholeAddressOf(request) ?? 'an unreadable address';
  request.log.warn(`Sign-in from ${address} refused with ${error.statusCode}`);
}
