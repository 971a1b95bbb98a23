import {
  type Endpoint,
  isDownload,
  isPaged,
  isEventStream,
  type Method,
  totalHeader,
} from '@vitrin/contract/endpoints';
import { operationsOf, partOf } from './openApiParts.ts';
import { plainRequestId } from '../requestIds.ts';

const header = (description: string, schema: object, required = true) => ({ description, required, schema });
const count = { type: 'integer', minimum: 0 } as const;

/** The headers that are specific to a response. Those that guard every response alike are left out. */
const headers = {
  ETag: header('Names this answer in any encoding, or this very file; for `If-None-Match`', {
    type: 'string',
    pattern: '^(?:W/)?"[^"]+"$',
  }),
  'Cache-Control': header('How long the answer may be kept', { type: 'string' }),
  Vary: header('What of the request decides about the answer', { type: 'string' }),
  [totalHeader]: header('How many entries match, on all pages together', count),
  'WWW-Authenticate': header('How to sign in', { type: 'string', const: 'Bearer' }),
  'Retry-After': header('Seconds to wait', count),
  'Content-Disposition': header('The name under which browsers save the file', { type: 'string' }),
  'X-Robots-Tag': header('Search engines are not to list it', { type: 'string', const: 'noindex' }),
  'X-Accel-Buffering': header('A proxy passes on what is told at once', { type: 'string', const: 'no' }),
  'Set-Cookie': header('Names the browser as one that signed in', { type: 'string' }, false),
  'X-Request-Id': header(
    'Names the request in the lines of the log; the one that was sent, where it is plain',
    {
      type: 'string',
      pattern: plainRequestId.source,
    },
  ),
} as const;

/** Adds the headers of each response to the document. */
export function addHeaders<D extends object>(document: D): D {
  const components = partOf(document, 'components');
  components['headers'] = headers;
  for (const { endpoint, method, operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(partOf(operation, 'responses'))) {
      const names = headersOf(endpoint, method, Number(status));
      Object.assign(Object(response), {
        headers: Object.fromEntries(names.map((name) => [name, reference(name)])),
      });
    }
  }
  return document;
}

const reference = (name: string) => ({ $ref: `#/components/headers/${name}` });

function headersOf(endpoint: Endpoint, method: Method, status: number): readonly (keyof typeof headers)[] {
  const isSaved = isDownload(endpoint);
  const isPdf = endpoint.answerType === 'application/pdf';
  const isKept = !isSaved && !isEventStream(endpoint);
  const names: readonly (keyof typeof headers | false)[] = [
    'Cache-Control',
    'X-Request-Id',
    status < 400 && isKept && 'ETag',
    status < 400 && (isSaved || isPdf) && 'Content-Disposition',
    status < 400 && isPdf && 'X-Robots-Tag',
    status < 400 && endpoint.answerType === undefined && 'Vary',
    status < 400 && isEventStream(endpoint) && 'X-Accel-Buffering',
    status < 400 && method === 'GET' && isPaged(endpoint) && totalHeader,
    status === 401 && 'WWW-Authenticate',
    (status === 429 || status === 503) && 'Retry-After',
    status === 200 && endpoint.setsCookie === true && 'Set-Cookie',
  ];
  return names.filter((name) => name !== false);
}
