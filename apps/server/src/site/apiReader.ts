import type { AnswerOf, Endpoint } from '@vitrin/contract/endpoints';
import type { FastifyInstance } from 'fastify';

/** Reads a public call of the API inside the process, as a visitor would see it. */
export type ApiReader = <E extends Endpoint>(endpoint: E) => Promise<AnswerOf<E>>;

/** A reader over the application's own routes; rejects where the response is not a success. */
export const apiReader =
  (app: FastifyInstance): ApiReader =>
  async (endpoint) => {
    const answer = await app.inject({ method: 'GET', url: `/api${endpoint.path}` });
    if (answer.statusCode !== 200) throw new Error(`${endpoint.path} answered ${answer.statusCode}`);
    return parseAnswer(endpoint, answer.json());
  };

function parseAnswer<E extends Endpoint>(endpoint: E, body: unknown): AnswerOf<E>;
function parseAnswer(endpoint: Endpoint, body: unknown): unknown {
  return endpoint.answer.parse(body);
}
