import { type AnswerOf, endpoints, type Endpoint, type Method, methodsOf } from '@vitrin/contract/endpoints';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { Role } from '@vitrin/contract/accounts/role';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Asking, whileAsking } from '../activity/asker.ts';
import { sessionOriginOf } from '../auth/signIn/device.ts';
import { requireRole } from '../auth/permissions.ts';
import { findViewer, type Viewer } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { ContentVersion } from '../store/contentVersion.ts';
import type { Store } from '../store/openStore.ts';
import { storeFailureOf } from '../store/storeFailure.ts';
import { noteTables, withTablesRead } from '../store/tablesRead.ts';
import type { AnswerCache, Question } from './answers/answerCache.ts';
import { bodyBytesOf } from './input/bodyBytes.ts';
import type { AnswerCleaner } from './answers/cleanAnswers.ts';
import { encodedFor, encodingsOf } from './answers/encodings.ts';
import { describeRoute } from './reference/describeRoute.ts';
import { noteFreshness } from './answers/freshness.ts';
import { guardedBody } from './input/editGuard.ts';
import { HttpError } from './httpErrors.ts';
import { parseInput } from './input/parseInput.ts';
import {
  DownloadAnswer,
  EventsAnswer,
  FileAnswer,
  JsonAnswer,
  prepareJson,
  prepareList,
  type PreparedJson,
  sendDownload,
  sendEvents,
  sendFile,
  sendJson,
  sendLongJson,
} from './answers/sendAnswer.ts';
import { offerAgain } from './shortWay.ts';
import type { LongAnswers } from './answers/longAnswers.ts';
import type { Caller, WorkTurns } from './workTurns.ts';
import type { Previews } from '../previews/previews.ts';
import { markPreview, previewTokenOf } from '../previews/previewVisit.ts';
import { untilGone } from './connections/untilGone.ts';
import { type ReceivedFile, receiveFile, removeFile } from './input/upload.ts';

type Parsed<S> = S extends z.ZodType ? z.infer<S> : undefined;

/** What a handler receives: input parsed by the contract's schemas, and the caller. */
export type ServedCall<E extends Endpoint> = {
  params: E extends { params: infer P } ? Parsed<P> : undefined;
  query: E extends { query: infer Q } ? Parsed<Q> : undefined;
  body: E extends { body: infer B } ? Parsed<B> : undefined;
  file: E extends { upload: string } ? ReceivedFile : undefined;
  /** The plain fields beside the file. */
  form: E extends { form: infer F } ? Parsed<F> : undefined;
  viewer: E extends { access: Role } ? Viewer : Viewer | null;
  /** For what the contract does not describe: the caller's address, and cookies. */
  request: FastifyRequest;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
};

/** Handles a call and returns its response: a JsonAnswer to set headers, a FileAnswer for a media type of its own. */
export type Handler<E extends Endpoint> = (
  call: ServedCall<E>,
) => Promise<
  E extends { answerType: 'image/*' | 'application/pdf' }
    ? FileAnswer
    : E extends { answerType: 'text/event-stream' }
      ? EventsAnswer
      : E extends { answerType: string }
        ? DownloadAnswer
        : AnswerOf<E> | JsonAnswer<AnswerOf<E>>
>;

/** The common type of all handlers. Written as a method, since only a method may narrow its parameter. */
type AnyHandler = { handle(call: Record<keyof ServedCall<Endpoint>, unknown>): Promise<unknown> }['handle'];

/** Where routes are registered, and what all of them need. Uploads are in the folder while they arrive. */
export type Api = {
  app: FastifyInstance;
  store: Store;
  clock: Clock;
  uploadFolder: string;
  cache: AnswerCache;
  cleaner: AnswerCleaner;
  previews: Previews;
  /** The queue for responses that have to be made. */
  inTurn: WorkTurns;
  /** Turns for answers that are written while they are read. */
  longAnswers: LongAnswers;
};

/** Registers an endpoint of the contract: permission, input, output, and its entry in the reference. */
export function serve<E extends Endpoint>(api: Api, endpoint: E, handle: Handler<E>): void {
  for (const method of methodsOf(endpoint)) register(api, endpoint, method, handle);
}

/** A handler for each call of a group of the endpoint table. */
export type HandlersOf<Calls extends Readonly<Record<string, Endpoint>>> = {
  [Name in keyof Calls]: Handler<Calls[Name]>;
};

/** Registers a group of calls; one without a handler does not compile. */
export function serveAll<Calls extends Readonly<Record<string, Endpoint>>>(
  api: Api,
  calls: Calls,
  handlers: HandlersOf<Calls>,
): void {
  for (const name in calls) serve(api, calls[name], handlers[name]);
}

function register(api: Api, endpoint: Endpoint, method: Method, handle: AnyHandler): void {
  const { app, store, clock, uploadFolder, cleaner, previews, inTurn, longAnswers } = api;
  const viewers = new WeakMap<FastifyRequest, Viewer>();
  const send = (request: FastifyRequest, reply: FastifyReply, answer: PreparedJson) =>
    'texts' in answer
      ? sendLongJson(request, reply, { answer, inTurn: longAnswers })
      : sendJson(request, reply, answer);

  app.route({
    method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: describeRoute(endpoint, method),
    bodyLimit: bodyBytesOf(endpoint),
    validatorCompiler: ({ schema, httpPart }) => {
      if (!(schema instanceof z.ZodType)) throw new TypeError(`${endpoint.path} has no zod schema`);
      // Headers are not parsed by schema, and an upload arrives as a stream.
      const taken = httpPart === 'headers' || (httpPart === 'body' && endpoint.upload !== undefined);
      return (given: unknown) => (taken ? { value: given } : parseInput(schema, given));
    },
    onRequest: async (request) => {
      const viewer = await findRequester(request, store, clock);
      if (viewer !== null) viewers.set(request, viewer);
      else if (endpoint.access !== 'public') throw signInFirst(request);
      // The only place that checks roles; rules for individual entries are up to their handlers.
      if (viewer !== null) requireRole(viewer, endpoint.access);
    },
    handler: async (request, reply) => {
      const { params, query, log } = request;
      const body = guardedBody(endpoint, request);
      const viewer = viewers.get(request) ?? null;

      const handled = async (): Promise<unknown> => {
        const sender = viewer?.user.id ?? request.ip;
        const file = await receivedFile(endpoint, request, { folder: uploadFolder, sender });
        try {
          const form = endpoint.form && parsedForm(endpoint.form, file?.fields);
          const call = { params, query, body, file, form, viewer, request, log };
          const given = {
            ...call,
            // Few handlers need it, and the listener has a cost.
            get signal() {
              return untilGone(reply);
            },
          };
          if (method === 'GET' && endpoint.access === 'public') return await handle(given);
          return await whileAsking(askerOf(request, viewer), () => handle(given));
        } catch (error) {
          throw await cleaner.cleanError(endpoint, error);
        } finally {
          if (file) await removeFile(file);
        }
      };
      // A visitor who has opened a preview link reads as if its drafts were saved.
      const preview = isPreviewed(endpoint, method)
        ? await previews.find(previewTokenOf(request))
        : undefined;
      if (preview !== undefined) markPreview(request);
      const ask = async (): Promise<unknown> =>
        preview === undefined ? handled() : previews.within(preview, handled);
      const make = async (caller: Caller, signal?: AbortSignal): Promise<PreparedJson> => {
        const work = async () => prepareAnswer(cleaner, endpoint, await ask());
        const turns = preview === undefined ? inTurn : previews.inTurn;
        return waitsElsewhere(endpoint) ? work() : turns(work, caller, signal);
      };

      // Others may wait for the same response, so it is made even if this caller disconnects.
      const makeKept = async (): Promise<PreparedJson> => {
        const caller = isOneOfFew(endpoint, request) ? 'everybody' : 'visitor';
        const { made, tables } = await withTablesRead(() => make(caller));
        return encodedForAll({ ...made, tables });
      };
      if (endpoint.answerType !== undefined) {
        const file = await ask();
        if (file instanceof EventsAnswer) return sendEvents(reply, file);
        if (file instanceof DownloadAnswer) return sendDownload(request, reply, file);
        return sendFile(request, reply, fileOf(file));
      }
      const isKept = method === 'GET' && preview === undefined;
      const question = isKept ? await questionOf(api, endpoint, request) : undefined;
      if (question === undefined) {
        const made = await make(viewer === null ? 'visitor' : 'admin', untilGone(reply));
        noteFreshness(made.freshUntil);
        return send(request, reply, await encodedOnce(request, made));
      }
      const answer = await api.cache.read(question, makeKept);
      noteFreshness(answer.freshUntil);
      noteTables(answer.tables);
      const { key } = question;
      const isOf = (version: ContentVersion): boolean =>
        api.cache.isCurrent({ key, version, now: clock.now() }, answer);
      offerAgain(request, () => {
        const known = store.versionNow?.();
        return known === undefined ? store.version().then(isOf) : isOf(known);
      });
      return send(request, reply, answer);
    },
  });
}

/**
 * Routes that must not hold a slot: an upload is as slow as its sender, passwords have a queue of their own, and the
 * health check must always respond.
 */
const waitsElsewhere = ({ upload, limited, tag }: Endpoint): boolean =>
  upload !== undefined || limited === true || tag === endpoints.health.read.tag;

/** Whether a route returns content that may have drafts; files have none. */
const isPreviewed = (endpoint: Endpoint, method: Method): boolean =>
  method === 'GET' &&
  endpoint.access === 'public' &&
  endpoint.answerType === undefined &&
  !waitsElsewhere(endpoint);

/** Without parameters there are as few addresses as routes, each rendered once for all callers. */
const isOneOfFew = ({ params }: Endpoint, { query }: FastifyRequest): boolean =>
  params === undefined && Object.values(Object(query)).every((value) => value === undefined);

function fileOf(answer: unknown): FileAnswer {
  if (answer instanceof FileAnswer) return answer;
  throw new TypeError('Expected a file');
}

async function prepareAnswer(
  cleaner: AnswerCleaner,
  endpoint: Endpoint,
  answer: unknown,
): Promise<PreparedJson> {
  const given = answer instanceof JsonAnswer ? answer : new JsonAnswer(answer);
  const { body, facts, chunks } = given;
  if (chunks !== undefined) return prepareList(given, chunks, (some) => cleaner.clean(endpoint, some));
  const isMissed = endpoint.query !== undefined && Array.isArray(body) && body.length === 0;
  return prepareJson(await cleaner.clean(endpoint, body), isMissed ? { ...facts, unkept: true } : facts);
}

/** A response that is cached is compressed once, in every encoding. */
const encodedForAll = async (answer: PreparedJson): Promise<PreparedJson> =>
  'body' in answer ? { ...answer, body: await encodingsOf(answer.body.identity) } : answer;

/** A response to one caller is compressed only if it is a read: those of writes are short, and may hold a token. */
const encodedOnce = async (request: FastifyRequest, answer: PreparedJson): Promise<PreparedJson> =>
  'body' in answer && request.method === 'GET'
    ? { ...answer, body: await encodedFor(request, answer.body.identity) }
    : answer;

async function receivedFile(
  { upload, form }: Endpoint,
  request: FastifyRequest,
  from: Parameters<typeof receiveFile>[2],
): Promise<ReceivedFile | undefined> {
  return upload && receiveFile(request, { file: upload, texts: Object.keys(form?.shape ?? {}) }, from);
}

function parsedForm(schema: z.ZodObject, given: unknown): unknown {
  const parsed = parseInput(schema, given);
  if ('error' in parsed) throw parsed.error;
  return parsed.value;
}

/**
 * The cache key of a visitor's request, made from the parsed input: unknown parameters, their order and spelling make
 * no difference. Undefined for a request with a token, whose response may hold more.
 */
async function questionOf(
  { store, clock }: Api,
  { path, query }: Endpoint,
  request: FastifyRequest,
): Promise<Question | undefined> {
  if (request.headers.authorization !== undefined) return undefined;
  try {
    const version = await store.version();
    const key = JSON.stringify([path, request.params, query && request.query]);
    return { key, version, now: clock.now() };
  } catch (error) {
    // A store that does not respond is not queried a second time, which would take as long again.
    if (storeFailureOf(error) !== undefined) throw error;
    return undefined;
  }
}

async function findRequester(request: FastifyRequest, store: Store, clock: Clock): Promise<Viewer | null> {
  const token = tokenOf(request);
  return token === undefined
    ? null
    : findViewer(store, token, { clock, origin: () => sessionOriginOf(request) });
}

const askerOf = (request: FastifyRequest, viewer: Viewer | null): Asking => ({
  userId: viewer?.user.id ?? '',
  name: viewer?.user.fullName ?? '',
  origin: sessionOriginOf(request),
});

const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const signInFirst = (request: FastifyRequest): HttpError =>
  new HttpError(401, tokenOf(request) === undefined ? refusals.signInFirst() : refusals.sessionEnded());
