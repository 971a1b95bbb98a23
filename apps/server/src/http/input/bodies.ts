import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import { excessOf } from './jsonBounds.ts';

/**
 * Treats an empty body that is announced as JSON as absent, since clients send that header with every verb, and refuses
 * to parse a body that is nested too deep or holds too much.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    // Letters that cannot be read would be lost, and stored as question marks.
    else if (!isUtf8(body)) done(new HttpError(400, 'The body is not valid UTF-8'));
    else {
      const excess = excessOf(body);
      if (excess === undefined) void parseJson(request, body.toString(), done);
      else done(new HttpError(400, excess));
    }
  });
}
