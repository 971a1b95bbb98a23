import { type AnswerOf, type Endpoint, type PartQuery, totalHeader } from '@vitrin/contract/endpoints';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { withRangesIn } from '@vitrin/contract/text/yearRanges';
import type { FastifyInstance } from 'fastify';
import { tryAgainIn } from '../http/httpErrors.ts';

const retrySeconds = 5;

/** A paged list that visitors read. */
export type ListEndpoint = Endpoint & { query: { shape: Record<keyof PartQuery, unknown> } };

/** Reads public routes of the API as a visitor's page does; rejects if the response is not a success. */
export type ApiReader = {
  read: <E extends Endpoint>(endpoint: E, query?: Readonly<Record<string, string>>) => Promise<AnswerOf<E>>;
  /** A page of a list, with the total number of entries. */
  page: <E extends ListEndpoint>(
    endpoint: E,
    part: Required<PartQuery>,
  ) => Promise<{ items: AnswerOf<E>; total: number }>;
};

/** A reader over the application's own routes. */
export function apiReader(app: FastifyInstance): ApiReader {
  const ask = async (path: string) => {
    const answer = await app.inject({ method: 'GET', url: `/api${path}` });
    if (answer.statusCode === 503) throw tryAgainIn(503, retrySeconds, waitingTexts.tooBusy);
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    return answer;
  };
  return {
    read: async (endpoint, query = {}) =>
      parseAnswer(endpoint, (await ask(withQuery(endpoint.path, query))).json()),
    page: async (endpoint, { page, pageSize }) => {
      const query = { page: String(page), pageSize: String(pageSize) };
      const answer = await ask(withQuery(endpoint.path, query));
      const items = parseAnswer(endpoint, answer.json());
      return { items, total: Number(answer.headers[totalHeader]) };
    },
  };
}

/** A path with a query string. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

function parseAnswer<E extends Endpoint>(endpoint: E, body: unknown): AnswerOf<E>;
function parseAnswer(endpoint: Endpoint, body: unknown): unknown {
  return withRangesIn(endpoint.answer.parse(body));
}
