import {
  type AnswerOf,
  editConflict,
  type Endpoint,
  endpoints,
  type InputOf,
  type listQuery,
  totalHeader,
} from '@vitrin/contract/endpoints';
import { additions } from '@vitrin/contract/additions';
import { type Additions, allAdditions } from './additions.ts';
import { type CallInput, requestOf } from './call.ts';
import { ApiError, errorOfAnswer, errorOfMissing } from './errors.ts';
import { askedEntries, pageAsked } from './listing.ts';
import type { Receive } from './receive.ts';
import type { Session } from './session.ts';
import { substitutes } from './substitutes.ts';
import { type Transport, type TransportAnswer, TransportError } from './transport.ts';
import { answerOfWrite, type Ask } from './writing.ts';

/** What every call takes besides the endpoint's own input. */
export type CallOptions = { signal?: AbortSignal | undefined };

type UploadOptions<E> = E extends { upload: string }
  ? { onProgress?: ((fraction: number) => void) | undefined }
  : unknown;

type ArgumentOf<E extends Endpoint> = InputOf<E> & UploadOptions<E> & CallOptions;

/** A part of a list. `total` counts all entries that match; an API that sends none has returned the whole list. */
export type Page<Items> = { items: Items; total: number | undefined };

/** What a list's call offers besides: a page with the total. */
type Paged<E extends Endpoint> = E extends { query: { shape: Pick<typeof listQuery.shape, 'pageSize'> } }
  ? { readonly page: (input?: ArgumentOf<E>) => Promise<Page<AnswerOf<E>>> }
  : unknown;

/** A call of one endpoint: resolves to the body, rejects with an ApiError or the signal's reason. */
export type Call<E extends Endpoint> = (Partial<InputOf<E>> extends InputOf<E>
  ? (input?: ArgumentOf<E>) => Promise<AnswerOf<E>>
  : (input: ArgumentOf<E>) => Promise<AnswerOf<E>>) &
  Paged<E>;

type CallsOf<Table> = {
  readonly [Group in keyof Table]: {
    readonly [Name in keyof Table[Group]]: Table[Group][Name] extends Endpoint
      ? Call<Table[Group][Name]>
      : never;
  };
};

/**
 * Every call of the endpoint table under its own name: `client.services.read({ params: { id } })`. `hasAdditions` tells
 * whether the API has those that the specification does not name; without them they reject as not found.
 */
export type ApiClient = CallsOf<typeof endpoints> & { readonly hasAdditions: Additions };

/** What a client is made of. */
export type ApiClientOptions = {
  transport: Transport;
  /** Provides the token of every request and is told when the API refuses it. */
  session?: Session;
  /** Parses and cleans a response before callers see it. */
  receive?: Receive;
  /** Whether the API has the calls beyond the specification; true by default. */
  additions?: Additions;
  /** Called with every failed call; logs to the console by default. */
  log?: (message: string, details: unknown) => void;
};

/** A client for all endpoints. It never navigates and shows nothing: that is up to the apps. */
export function createApiClient(options: ApiClientOptions): ApiClient;
export function createApiClient(options: ApiClientOptions): unknown {
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

async function perform(
  options: ApiClientOptions,
  calls: Readonly<Record<string, Endpoint>>,
  endpoint: Endpoint,
  input: CallInput,
): Promise<Page<unknown>> {
  const { transport, session, receive, log = logToConsole } = options;
  const ask: Ask = async (other, asked) => (await perform(options, calls, other, asked)).items;
  if (options.additions !== undefined && additions.has(endpoint) && !(await options.additions())) {
    const substitute = substitutes.get(endpoint);
    if (substitute === undefined) throw errorOfMissing(endpoint.path);
    return { items: await substitute(input, ask), total: undefined };
  }
  const request = requestOf(endpoint, input);
  const token = session?.token();
  if (token !== undefined) request.headers['authorization'] = `Bearer ${token}`;

  let answer: TransportAnswer;
  try {
    answer = await transport(request);
  } catch (cause) {
    input.signal?.throwIfAborted();
    log(`${request.method} ${request.url} got no answer`, cause);
    if (cause instanceof TransportError && cause.code === 'ERR_NETWORK' && token !== undefined) expire();
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError({ kind: 'network', status: 0, message }, { cause });
  }

  if (answer.status === 401) {
    log(`${request.method} ${request.url} was refused with status 401`, answer.body);
    expire();
    throw errorOfAnswer(answer);
  }
  if (answer.status < 200 || answer.status > 299) {
    log(`${request.method} ${request.url} failed with status ${answer.status}`, answer.body);
    throw errorOfAnswer({ ...answer, body: received(answer.body) });
  }
  const items = receive === undefined ? answer.body : await receivedFrom(receive);
  const total = totalOf(answer.headers[totalHeader]);
  return total === undefined ? pageAsked(endpoint, input.query ?? {}, items) : { items, total };

  async function receivedFrom(receiveAnswer: Receive): Promise<unknown> {
    if (request.method === 'GET') {
      return askedEntries(endpoint, input.query, receiveAnswer(endpoint, answer.body));
    }
    return answerOfWrite(endpoint, input, answer.body, { calls, ask, receive: receiveAnswer });
  }

  /** An edit conflict carries the entry as it is stored, which is parsed and cleaned like a response. */
  function received(body: unknown): unknown {
    const conflict = editConflict.safeParse(body);
    if (answer.status !== 409 || receive === undefined || !conflict.success) return body;
    return { ...conflict.data, current: receive(endpoint, conflict.data.current) };
  }

  function expire() {
    // A login that succeeded while this request was under way must survive its failure.
    if (endpoint !== endpoints.auth.login && session?.token() === token) session?.clear('expired');
  }
}

const totalOf = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d+$/.test(header) ? Number(header) : undefined;

function logToConsole(message: string, details: unknown) {
  console.error(message, details);
}

function mapValues<T, R>(table: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(value)]));
}
