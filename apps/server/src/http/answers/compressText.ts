import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingFor, encodedFor, shrinkStream } from './encodings.ts';

const isText = (type: unknown): boolean =>
  typeof type === 'string' &&
  /^text\/|^application\/(?:\w+\+)?(?:javascript|json|xml|yaml|x-yaml)\b/.test(type);

/**
 * An `onSend` hook for routes whose texts are not cached: compresses the body, off the event loop. Not for responses
 * that may hold a secret next to input of the caller, since their compressed length would reveal it.
 */
export async function compressText(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return payload;
  if (!isText(reply.getHeader('content-type'))) return payload;
  reply.header('vary', 'Accept-Encoding');
  if (payload instanceof Readable) return compressStream(request, reply, payload);
  const coding = codingFor(request);
  if (coding === undefined || request.method === 'HEAD') return payload;
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  const identity = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const shorter = (await encodedFor(request, identity))[coding];
  if (shorter === undefined) return payload;
  reply.header('content-encoding', coding).header('content-length', shorter.byteLength);
  return shorter;
}

/** A text of any length in the encoding that the caller prefers, compressed as it is read. */
export function compressStream(request: FastifyRequest, reply: FastifyReply, text: Readable): Readable {
  const coding = codingFor(request);
  if (coding === undefined || request.method === 'HEAD') return text;
  reply.header('content-encoding', coding).removeHeader('content-length').removeHeader('accept-ranges');
  // The error sent in place of an unreadable text is not compressed.
  text.once('error', () => {
    if (!reply.raw.headersSent) reply.removeHeader('content-encoding');
  });
  // Either stream ends the other; a text that breaks off breaks the response off.
  return pipeline(text, shrinkStream[coding](), () => undefined);
}
