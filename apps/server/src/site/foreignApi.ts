import { askForAdditions } from '@vitrin/api-client/additions';
import { createInProcessTransport } from '@vitrin/api-client/inProcessTransport';
import { createReceiver } from '@vitrin/api-client/receive';
import { jsonOrText } from '@vitrin/api-client/transport';
import type { AnswerOf, Endpoint } from '@vitrin/contract/endpoints';
import type { ApiPlace } from '@vitrin/contract/apiPlace';
import type { RenderedApi } from '@vitrin/contract/rendering';
import { cleanHtml } from '../http/cleanHtml.ts';
import type { ApiReader } from './apiReader.ts';

/** How long a page waits for an API on another host, in milliseconds. */
const longestMs = 10_000;

/** An API of the specification on another host, for pages and for what search engines read. */
export type ForeignApi = RenderedApi & { read: ApiReader; place: () => Promise<ApiPlace> };

/** Opens the API of the host; nothing is asked of it yet. */
export function openForeignApi(host: string): ForeignApi {
  const receive = createReceiver({ host, cleanHtml });

  const call: RenderedApi['call'] = async ({ method, url, headers, body }) => {
    const answer = await fetch(`${host}${url}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(longestMs),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    };
  };

  function received<E extends Endpoint>(endpoint: E, body: string): AnswerOf<E>;
  function received(endpoint: Endpoint, body: string): unknown {
    return receive(endpoint, jsonOrText(body));
  }

  const read: ApiReader = async (endpoint) => {
    const answer = await call({ method: 'GET', url: `/api${endpoint.path}`, headers: {} });
    if (answer.status !== 200) throw new Error(`${endpoint.path} answered ${answer.status}`);
    return received(endpoint, answer.body);
  };

  const hasAdditions = askForAdditions(createInProcessTransport(call));
  return {
    call,
    read,
    place: async () => ({ host, hasAdditions: await hasAdditions() }),
    foreign: { host, cleanHtml, hasAdditions },
  };
}
