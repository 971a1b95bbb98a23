import type { AnswerOf, Endpoint, Method } from '@vitrin/contract/endpoints';
import type { FastifyBaseLogger, FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findViewer, type Viewer } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/openStore.ts';
import type { AnswerCache } from './answerCache.ts';
import { describeRoute } from './describeRoute.ts';
import { guardedBody } from './editGuard.ts';
import { HttpError } from './httpErrors.ts';
import { parseInput } from './parseInput.ts';
import { FileAnswer, JsonAnswer, prepareJson, type PreparedJson, sendFile, sendJson } from './sendAnswer.ts';
import { type ReceivedFile, receiveFile, removeFile } from './upload.ts';

type Parsed<S> = S extends z.ZodType ? z.infer<S> : undefined;

/** What a handler is given: input parsed by the contract's schemas, and who asks. */
export type Call<E extends Endpoint> = {
  params: E extends { params: infer P } ? Parsed<P> : undefined;
  query: E extends { query: infer Q } ? Parsed<Q> : undefined;
  body: E extends { body: infer B } ? Parsed<B> : undefined;
  file: E extends { upload: string } ? ReceivedFile : undefined;
  /** The plain fields beside the file. */
  form: E extends { form: infer F } ? Parsed<F> : undefined;
  viewer: E extends { access: 'admin' } ? Viewer : Viewer | null;
  log: FastifyBaseLogger;
};

/** Answers a call, with headers in a JsonAnswer; an answer with a media type of its own is a FileAnswer. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E extends { answerType: string } ? FileAnswer : AnswerOf<E> | JsonAnswer<AnswerOf<E>>>;

/** Handlers of all calls alike. Written as a method, since only a method may narrow what it is given. */
type AnyHandler = { handle(call: Record<keyof Call<Endpoint>, unknown>): Promise<unknown> }['handle'];

/** Where routes are registered, and what all of them need. Uploads lie in the folder while they arrive. */
export type Api = {
  app: FastifyInstance;
  store: Store;
  clock: Clock;
  uploadFolder: string;
  cache: AnswerCache;
};

/** Registers a call of the contract: who may, what comes in, what goes out, and its page in the reference. */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handle: Handler<E>,
  config: FastifyContextConfig = {},
): void {
  for (const method of [endpoint.method, ...(endpoint.also ?? [])]) {
    register(api, endpoint, method, handle, config);
  }
}

function register(
  api: Api,
  endpoint: Endpoint,
  method: Method,
  handle: AnyHandler,
  config: FastifyContextConfig,
): void {
  const { app, store, clock, uploadFolder } = api;
  const viewers = new WeakMap<FastifyRequest, Viewer>();

  app.route({
    method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config,
    schema: describeRoute(endpoint, method),
    validatorCompiler: ({ schema, httpPart }) => {
      if (!(schema instanceof z.ZodType)) throw new TypeError(`${endpoint.path} has no zod schema`);
      const arrivesAsStream = httpPart === 'body' && endpoint.upload !== undefined;
      return (given: unknown) => (arrivesAsStream ? { value: given } : parseInput(schema, given));
    },
    onRequest: async (request) => {
      const viewer = await findRequester(request, store, clock);
      if (viewer !== null) viewers.set(request, viewer);
      else if (endpoint.access === 'admin') throw signInFirst(request);
    },
    handler: async (request, reply) => {
      const { params, query, log } = request;
      const body = guardedBody(endpoint, request);
      const viewer = viewers.get(request) ?? null;
      const place = method === 'GET' ? await placeInCache(api, endpoint, request) : undefined;
      const kept = place?.find();
      if (kept !== undefined) return sendJson(request, reply, kept, 'public');

      const file = endpoint.upload && (await receiveFile(request, endpoint.upload, uploadFolder));
      let answer: unknown;
      try {
        const form = endpoint.form && parsedForm(endpoint.form, file?.fields);
        answer = await handle({ params, query, body, file, form, viewer, log });
      } finally {
        if (file) await removeFile(file);
      }
      if (answer instanceof FileAnswer) return sendFile(request, reply, answer);
      const { body: found, facts } = answer instanceof JsonAnswer ? answer : new JsonAnswer(answer);
      const prepared = prepareJson(endpoint.answer.parse(found), facts);
      place?.keep(prepared);
      return sendJson(request, reply, prepared, viewer === null ? 'public' : 'private');
    },
  });
}

function parsedForm(schema: z.ZodObject, given: unknown): unknown {
  const parsed = parseInput(schema, given);
  if ('error' in parsed) throw parsed.error;
  return parsed.value;
}

/** Where the answer to a read lies in memory; undefined for a request with a token, which may be answered more. */
async function placeInCache({ cache, store, clock }: Api, endpoint: Endpoint, request: FastifyRequest) {
  if (request.headers.authorization !== undefined) return undefined;
  // A store that does not answer is for the handler to tell of.
  const version = await store.version().catch(() => undefined);
  if (version === undefined) return undefined;
  const key = JSON.stringify([endpoint.path, request.params, endpoint.query && request.query]);
  return {
    find: () => cache.find(key, version, clock.now()),
    keep: (answer: PreparedJson) => cache.keep(key, version, answer),
  };
}

async function findRequester(request: FastifyRequest, store: Store, clock: Clock): Promise<Viewer | null> {
  const token = tokenOf(request);
  return token === undefined ? null : findViewer(store, token, clock);
}

const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const signInFirst = (request: FastifyRequest): HttpError =>
  new HttpError(
    401,
    tokenOf(request) === undefined ? 'Please sign in' : 'Your session has ended. Please sign in again',
  );
