import type { Server } from 'node:http';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PictureProcessError } from '../../media/passingFault.ts';
import { StorageAwayError } from '../../media/storage/pictureStorage.ts';
import { StoreFaultError } from '../../store/fileGuard.ts';
import { storeFailureOf } from '../../store/storeFailure.ts';
import { bodyTooLarge } from '../input/bodyBytes.ts';
import { HttpError, notFound, processAway, storeAway, tooSlow } from '../httpErrors.ts';

const brokenOff = 'The body is not as long as it was announced';

/** Messages for errors of the web server itself; its own would reveal internals. */
const messages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This type of body is not accepted here',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: brokenOff,
};

/** Sends every error of the API in one form, and 404 for every unknown address. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(() => {
    throw notFound('Call');
  });
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asHttpError(error, request);
  // An error with a message of its own was thrown on purpose, by code that has already logged what matters.
  if (known !== error) logFailure(error, known.statusCode, request);
  endUnreadable(request, reply);
  if (known.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(known.statusCode)
    .headers({ ...known.headers, 'cache-control': 'no-store' })
    .send(known.toBody());
}

/** An error in the form that the caller may see; one that is not the caller's fault becomes a 500 without internals. */
export function asHttpError(error: unknown, { raw, routeOptions }: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  // The sender went away; the code of this error is also that of a lost database.
  if (error === raw.errored) return new HttpError(400, brokenOff);
  if (error instanceof StorageAwayError) return storeAway();
  if (error instanceof PictureProcessError) return processAway();
  const failure = storeFailureOf(error);
  if (failure !== undefined) {
    return failure === 'away' ? storeAway() : new HttpError(507, refusals.storeFull());
  }
  if (!isFastifyError(error)) return new HttpError(500, refusals.serverError());
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    return raw.complete ? tooSlow() : new HttpError(408, 'The request took too long to arrive');
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge(routeOptions.bodyLimit);
  // The static file server refuses paths that would leave its folder.
  if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return notFound('File');
  const status = error.statusCode ?? 500;
  if (status >= 500) return new HttpError(500, refusals.serverError());
  if (error instanceof SyntaxError) return new HttpError(400, 'The body is not valid JSON');
  return new HttpError(status, messages[error.code] ?? error.message);
}

/** Logs what the operator should know. */
export function logFailure(error: unknown, status: number, request: FastifyRequest): void {
  if (status < 500) return;
  if (status === 507)
    logSeldom(request, `The disk is full: nothing can be stored until there is room (${wordsOf(error)})`);
  // The fault was logged with its remedy when it was found.
  else if (error instanceof StoreFaultError) logSeldom(request, 'Not stored: the database is not as it was');
  else request.log.error({ err: error }, whatFailed(error));
}

const seldomMs = 60_000;

/** When a server last logged that writes are failing, and how many failures it has left out since. */
const lastLogged = new WeakMap<Server, { at: number; more: number }>();

/** Logs what refuses every write: the first time, and then at most once a minute, with the number of those left out. */
function logSeldom({ log, server: { server } }: FastifyRequest, words: string): void {
  const now = performance.now();
  const last = lastLogged.get(server) ?? { at: -Infinity, more: 0 };
  const isSoon = now - last.at < seldomMs;
  lastLogged.set(server, isSoon ? { at: last.at, more: last.more + 1 } : { at: now, more: 0 });
  if (!isSoon)
    log.error(last.more === 0 ? words : `${words}; ${last.more} others were refused since the last line`);
}

/** The log message, which says where an operator should look first. */
function whatFailed(error: unknown): string {
  if (error instanceof StorageAwayError) return 'The storage of pictures does not answer';
  if (error instanceof PictureProcessError) return error.message;
  return storeFailureOf(error) === 'away' ? 'The database does not answer' : 'Request failed';
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A refused body up to this size is still read to its end, so that its sender receives the response. */
const passingBytes = 64 * 1024 * 1024;

/** Closes the connection after the response if more than that of a refused body would follow. */
export function endUnreadable({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const isChunked = headers['transfer-encoding'] !== undefined;
  const isOver = Number(headers['content-length'] ?? 0) > passingBytes;
  if (!raw.complete && (isChunked || isOver)) reply.header('connection', 'close');
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
