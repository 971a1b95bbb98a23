import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, notFound } from './httpErrors.ts';

/** Sentences for errors of the web server itself; its own would name its inner parts. */
const messages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This type of body is not accepted here',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as it was announced',
};

/** Answers every error of the API in one form, and every unknown address with 404. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(() => {
    throw notFound('Call');
  });
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asHttpError(error);
  if (known.statusCode >= 500) request.log.error({ err: error }, 'Request failed');
  if (known.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(known.statusCode).header('cache-control', 'no-store').send(known.toBody());
}

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (!isFastifyError(error) || status >= 500)
    return new HttpError(500, 'Something went wrong on the server');
  if (error instanceof SyntaxError) return new HttpError(400, 'The body is not valid JSON');
  return new HttpError(status, messages[error.code] ?? error.message);
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
