import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import { excessOf } from './jsonBounds.ts';

/**
 * Treats an empty body with a JSON content type as absent, since clients send that header with every verb, and refuses
 * to parse a body that is nested too deep or holds too many values.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    // Invalid bytes would otherwise be stored as replacement characters.
    else if (!isUtf8(body)) done(new HttpError(400, 'The body is not valid UTF-8'));
    else {
      const excess = excessOf(body);
      if (excess === undefined) void parseJson(request, body.toString(), done);
      else done(new HttpError(400, excess));
    }
  });
}
