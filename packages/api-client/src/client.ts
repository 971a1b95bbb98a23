import {
  type AnswerOf,
  editConflict,
  type Endpoint,
  endpoints,
  type InputOf,
  type listQuery,
  repeatKeyHeader,
  totalHeader,
} from '@vitrin/contract/endpoints';
import { additions, specifiedFields } from '@vitrin/contract/additions';
import { limits } from '@vitrin/contract/limits';
import { type Additions, allAdditions } from './askForAdditions.ts';
import { type CallInput, requestOf } from './call.ts';
import { type Connection, createConnection } from './connection.ts';
import { ApiError, errorOfAnswer, errorOfMissing } from './errors.ts';
import { askedEntries, pageAsked } from './listing.ts';
import type { Receive } from './receive.ts';
import { bodyOf } from './sentBody.ts';
import type { Session, SessionEnd } from './createSession.ts';
import { substitutes } from './substitutes.ts';
import { type Transport, type TransportAnswer, TransportError, type TransportRequest } from './transport.ts';
import { answerOfWrite, type Ask } from './writing.ts';

/** The options of every call besides the endpoint's own input. */
export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** A UUID by which our server recognises an addition that is repeated after its response was lost. */
  key?: string | undefined;
  /** Lets the request outlast the page, if it is small enough for that. */
  lasting?: boolean | undefined;
  /** Lets a read fail without a response at once, for somebody who waits for more than what it shows. */
  once?: boolean | undefined;
};

type UploadOptions<E> = E extends { upload: string }
  ? { onProgress?: ((fraction: number) => void) | undefined }
  : unknown;

type ArgumentOf<E extends Endpoint> = InputOf<E> & UploadOptions<E> & CallOptions;

/** A part of a list. `total` counts all matching entries; an API that does not send it has returned the whole list. */
export type Page<Items> = { items: Items; total: number | undefined };

/** The additional form of a list's call: a page with the total. */
type Paged<E extends Endpoint> = E extends { query: { shape: Pick<typeof listQuery.shape, 'pageSize'> } }
  ? { readonly page: (input?: ArgumentOf<E>) => Promise<Page<AnswerOf<E>>> }
  : unknown;

/** A call of one endpoint: resolves to the body, rejects with an ApiError or the signal's reason. */
export type Call<E extends Endpoint> = (Partial<InputOf<E>> extends InputOf<E>
  ? (input?: ArgumentOf<E>) => Promise<AnswerOf<E>>
  : (input: ArgumentOf<E>) => Promise<AnswerOf<E>>) &
  Paged<E>;

/** The calls of a table under their names, in their groups. */
export type CallsOf<Table> = {
  readonly [Group in keyof Table]: {
    readonly [Name in keyof Table[Group]]: Table[Group][Name] extends Endpoint
      ? Call<Table[Group][Name]>
      : never;
  };
};

/**
 * Every call of the endpoint table under its own name: `client.services.read({ params: { id } })`. `hasAdditions`
 * resolves to whether the API has those beyond the specification; without them they reject as not found.
 */
export type ApiClient = CallsOf<typeof endpoints> & { readonly hasAdditions: Additions };

/** The options of a client. */
export type ApiClientOptions = {
  transport: Transport;
  /** Provides the token of every request and is notified when the API refuses it. */
  session?: Session;
  /** Tracks whether the API is reachable; its own unless it is shared. */
  connection?: Connection;
  /** Retries reads with a token while the API does not respond, up to the time limit. */
  retryReads?: boolean;
  /** Called after a 401: if it resolves to true, the request is repeated with the new token. */
  renew?: (endpoint: Endpoint) => Promise<boolean>;
  /** Whether the session is being ended, or is somebody else's: other calls than logout then reject as refused, and are not sent. */
  isEnding?: () => boolean;
  /** Parses and cleans a response before callers see it. */
  receive?: Receive;
  /** Applies a final transformation to each response, such as typography. */
  finish?: ((answer: unknown) => unknown) | undefined;
  /** Whether the API has the calls beyond the specification; true by default. */
  additions?: Additions;
  /** Called with every failed call; logs to the console by default. */
  log?: (message: string, details: unknown) => void;
};

/** Creates a client for all endpoints. It never navigates and shows nothing: that is up to the apps. */
export function createApiClient(options: ApiClientOptions): ApiClient;
export function createApiClient(given: ApiClientOptions): unknown {
  const options = { ...given, connection: given.connection ?? createConnection() };
  const groups = mapValues(endpoints, (calls: Record<string, Endpoint>) =>
    mapValues(calls, (endpoint) => {
      const page = (input: CallInput = {}) => perform(options, calls, endpoint, input);
      const call = async (input?: CallInput) => (await page(input)).items;
      return endpoint.query !== undefined && 'pageSize' in endpoint.query.shape
        ? Object.assign(call, { page })
        : call;
    }),
  );
  return { ...groups, hasAdditions: options.additions ?? allAdditions };
}

type Performing = ApiClientOptions & { connection: Connection };

async function perform(
  options: Performing,
  calls: Readonly<Record<string, Endpoint>>,
  endpoint: Endpoint,
  given: CallInput,
): Promise<Page<unknown>> {
  const { receive, finish = asItIs, log = logToConsole } = options;
  const ask: Ask = async (other, asked) => (await perform(options, calls, other, asked)).items;
  const isOurs = async () => options.additions === undefined || options.additions();
  if (additions.has(endpoint) && !(await isOurs())) {
    const substitute = substitutes.get(endpoint);
    if (substitute === undefined) throw errorOfMissing(endpoint.path);
    return { items: await substitute(given, ask), total: undefined };
  }
  const fields = specifiedFields.get(endpoint);
  const input =
    fields === undefined || (await isOurs()) ? given : { ...given, body: bodyOf(given.body, fields) };
  const request = requestOf(endpoint, input);
  if (input.key !== undefined && (await isOurs())) request.headers[repeatKeyHeader] = input.key;
  const isRefused = endpoint !== endpoints.auth.logout && options.isEnding?.() === true;
  const sending = input.once === true ? { ...options, retryReads: false } : options;
  const answer = isRefused ? signedOut : await sendRequest(sending, endpoint, request);
  if (answer.status === 401) throw errorOfAnswer(answer);
  if (answer.status < 200 || answer.status > 299) {
    log(`${request.method} ${request.url} failed with status ${answer.status}`, answer.body);
    throw errorOfAnswer({ ...answer, body: await received(answer.body) });
  }
  const items = finish(receive === undefined ? answer.body : await receivedFrom(receive));
  const total = totalOf(answer.headers[totalHeader]);
  return total === undefined ? pageAsked(endpoint, input.query ?? {}, items) : { items, total };

  async function receivedFrom(receiveAnswer: Receive): Promise<unknown> {
    if (request.method === 'GET') {
      return askedEntries(endpoint, input.query, await receiveAnswer(endpoint, answer.body));
    }
    return answerOfWrite(endpoint, input, answer.body, { calls, ask, receive: receiveAnswer });
  }

  /** An edit conflict carries the entry as it is stored, which is parsed and cleaned like a response. */
  async function received(body: unknown): Promise<unknown> {
    const conflict = editConflict.safeParse(body);
    if (answer.status !== 409 || receive === undefined || !conflict.success) return body;
    return { ...conflict.data, current: await receive(endpoint, conflict.data.current) };
  }
}

/** As the API answers once the session has ended. */
const signedOut: TransportAnswer = { status: 401, headers: {}, body: undefined };

const asItIs = (answer: unknown): unknown => answer;

/**
 * Sends a request with the current token; retries a read until there is a response, and repeats any request after a new
 * sign-in.
 */
async function sendRequest(
  { transport, session, connection, retryReads = false, renew, log = logToConsole }: Performing,
  endpoint: Endpoint,
  request: TransportRequest,
): Promise<TransportAnswer> {
  const { login, secondStep, passkeySignIn } = endpoints.auth;
  const isLogin = endpoint === login || endpoint === secondStep || endpoint === passkeySignIn;
  const missed: number[] = [];
  for (;;) {
    const token = session?.token();
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const met = await transport({ ...request, headers: { ...request.headers, ...headers } }).then(
      (answer) => ({ answer }),
      (cause: unknown) => ({ cause }),
    );
    if ('answer' in met) {
      connection.heard();
      if (met.answer.status !== 401) return met.answer;
      log(`${request.method} ${request.url} was refused with status 401`, met.answer.body);
      if (isLogin) return met.answer;
      expire(token, 'expired');
      if (endpoint === endpoints.auth.logout || renew === undefined || !(await renew(endpoint)))
        return met.answer;
    } else {
      const { cause } = met;
      request.signal?.throwIfAborted();
      if (missed.length === 0) log(`${request.method} ${request.url} got no answer`, cause);
      const lost = cause instanceof TransportError && cause.code === 'ERR_NETWORK';
      if (!lost || !(await comesBack(token))) throw errorOfLost(cause);
    }
    request.signal?.throwIfAborted();
  }

  /** Whether to repeat a request without a response; resolves when it is time to do so. */
  async function comesBack(token: string | undefined): Promise<boolean> {
    const now = connection.missed();
    missed.push(now);
    if (connection.isUnreachable()) {
      const ended = expire(token, 'unreachable');
      return ended && request.method === 'GET' && renew !== undefined && renew(endpoint);
    }
    const waited = now - (missed[0] ?? now);
    const tries = retryReads && request.method === 'GET' && token !== undefined;
    if (!tries || waited >= limits.unreachableMs) return false;
    await connection.pause(missed.length, request.signal);
    // After signing out there is nothing to wait for.
    return session?.token() !== undefined;
  }

  /** Ends the session of a token; a session that started while the request was in flight survives its failure. */
  function expire(token: string | undefined, end: SessionEnd): boolean {
    if (isLogin || token === undefined || session?.token() !== token) return false;
    session.clear(end);
    return true;
  }
}

function errorOfLost(cause: unknown): ApiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ kind: 'network', status: 0, message }, { cause });
}

const totalOf = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d+$/.test(header) ? Number(header) : undefined;

function logToConsole(message: string, details: unknown) {
  console.error(message, details);
}

function mapValues<T, R>(table: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(value)]));
}
