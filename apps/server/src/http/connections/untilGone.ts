import type { FastifyReply } from 'fastify';

/**
 * Aborts when the caller disconnects before the response is written. (`request.signal` watches the incoming message,
 * which closes as soon as its body was read.)
 */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
