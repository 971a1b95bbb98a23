import { askForAdditions } from '@vitrin/api-client/askForAdditions';
import { createInProcessTransport } from '@vitrin/api-client/inProcessTransport';
import { askedEntries, pageAsked } from '@vitrin/api-client/listing';
import { createReceiver } from '@vitrin/api-client/receive';
import { jsonOrText } from '@vitrin/api-client/transport';
import { type AnswerOf, type Endpoint, type PartQuery, totalHeader } from '@vitrin/contract/endpoints';
import type { ApiPlace } from '@vitrin/contract/rendering/apiPlace';
import type { RenderedApi } from '@vitrin/contract/rendering/rendering';
import { withRangesIn } from '@vitrin/contract/text/yearRanges';
import { cleanHtml } from '../http/input/cleanHtml.ts';
import { type ApiReader, withQuery } from './apiReader.ts';

/** The timeout of a page for an API on another host, in milliseconds. */
const longestMs = 10_000;

/** An API of the specification on another host, for pages and discovery documents. */
export type ForeignApi = RenderedApi & { reader: ApiReader; place: () => Promise<ApiPlace> };

/** Opens the API of a host; nothing is requested yet. */
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

  type Query = Readonly<Record<string, string>>;

  async function ask(
    endpoint: Endpoint,
    query: Query = {},
  ): Promise<{ body: unknown; total: string | undefined }> {
    const url = `/api${withQuery(endpoint.path, query)}`;
    const answer = await call({ method: 'GET', url, headers: {} });
    if (answer.status !== 200) throw new Error(`${endpoint.path} answered ${answer.status}`);
    const body = askedEntries(endpoint, undefined, receive(endpoint, jsonOrText(answer.body)));
    return { body: withRangesIn(body), total: answer.headers[totalHeader] };
  }

  async function read<E extends Endpoint>(endpoint: E, query?: Query): Promise<AnswerOf<E>>;
  async function read(endpoint: Endpoint, query?: Query): Promise<unknown> {
    return (await ask(endpoint, query)).body;
  }

  async function page<E extends Endpoint>(
    endpoint: E,
    part: Required<PartQuery>,
  ): Promise<{ items: AnswerOf<E>; total: number }>;
  async function page(
    endpoint: Endpoint,
    part: Required<PartQuery>,
  ): Promise<{ items: unknown; total: number }> {
    const { body, total } = await ask(endpoint, { page: String(part.page), pageSize: String(part.pageSize) });
    if (total !== undefined) return { items: body, total: Number(total) };
    const cut = pageAsked(endpoint, part, body);
    return { items: cut.items, total: cut.total ?? 0 };
  }

  const hasAdditions = askForAdditions(createInProcessTransport(call));
  return {
    call,
    reader: { read, page },
    place: async () => ({ host, hasAdditions: await hasAdditions() }),
    foreign: { host, cleanHtml, hasAdditions },
  };
}
