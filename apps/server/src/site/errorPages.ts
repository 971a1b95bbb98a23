import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asHttpError, endUnreadable, logFailure } from '../http/answers/answerErrors.ts';
import { sendPlainPage } from '../http/answers/plainPage.ts';

/** Sends the site's own page for an unknown address. */
type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Handles errors outside of the API with pages: the site's own 404 page, plain ones for all other errors. */
export function answerErrorsWithPages(app: FastifyInstance, sendNotFound: SendNotFound): void {
  const answerNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await sendNotFound(request, reply);
    } catch (error) {
      return sendFailed(error, request, reply);
    }
  };

  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler((error, request, reply) => {
    const isNowhere = asHttpError(error, request).statusCode === 404;
    return isNowhere ? answerNotFound(request, reply) : sendFailed(error, request, reply);
  });
}

async function sendFailed(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { statusCode, headers } = asHttpError(error, request);
  reply.headers(headers);
  logFailure(error, statusCode, request);
  endUnreadable(request, reply);
  return sendPlainPage(reply, statusCode);
}
