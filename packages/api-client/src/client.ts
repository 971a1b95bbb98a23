import {
  type AnswerOf,
  type Endpoint,
  endpoints,
  type InputOf,
  type listQuery,
  totalHeader,
} from '@vitrin/contract/endpoints';
import { type CallInput, requestOf } from './call.ts';
import { ApiError, errorOfAnswer } from './errors.ts';
import type { Session } from './session.ts';
import { type Transport, type TransportAnswer, TransportError } from './transport.ts';

/** What every call takes besides the endpoint's own input. */
export type CallOptions = { signal?: AbortSignal | undefined };

type UploadOptions<E> = E extends { upload: string }
  ? { onProgress?: ((fraction: number) => void) | undefined }
  : unknown;

type ArgumentOf<E extends Endpoint> = InputOf<E> & UploadOptions<E> & CallOptions;

/** A part of a list. `total` counts all entries that match; an API that tells none has answered the whole list. */
export type Page<Items> = { items: Items; total: number | undefined };

/** What a call of a list can do besides: answer a page with the number of all. */
type Paged<E extends Endpoint> = E extends { query: { shape: Pick<typeof listQuery.shape, 'pageSize'> } }
  ? { readonly page: (input?: ArgumentOf<E>) => Promise<Page<AnswerOf<E>>> }
  : unknown;

/** A call of one endpoint: answers the body directly, rejects with an ApiError or the signal's reason. */
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

/** Every call of the endpoint table under its own name: `client.services.read({ params: { id } })`. */
export type ApiClient = CallsOf<typeof endpoints>;

/** What a client is made of. */
export type ApiClientOptions = {
  transport: Transport;
  /** Lends its token to every request and hears when the API refuses it. */
  session?: Session;
  /** Checks and cleans an answer before callers see it. */
  receive?: (endpoint: Endpoint, body: unknown) => unknown;
  /** Told of every failed call; the console by default. */
  log?: (message: string, details: unknown) => void;
};

/** A client for all endpoints. It never navigates and shows nothing: that is for the apps to decide. */
export function createApiClient(options: ApiClientOptions): ApiClient;
export function createApiClient(options: ApiClientOptions): unknown {
  return mapValues(endpoints, (calls: Record<string, Endpoint>) =>
    mapValues(calls, (endpoint) => {
      const page = (input: CallInput = {}) => perform(options, endpoint, input);
      const call = async (input?: CallInput) => (await page(input)).items;
      return endpoint.query !== undefined && 'pageSize' in endpoint.query.shape
        ? Object.assign(call, { page })
        : call;
    }),
  );
}

async function perform(
  options: ApiClientOptions,
  endpoint: Endpoint,
  input: CallInput,
): Promise<Page<unknown>> {
  const { transport, session, receive, log = logToConsole } = options;
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
    throw errorOfAnswer(answer);
  }
  const items = receive === undefined ? answer.body : receive(endpoint, answer.body);
  return { items, total: totalOf(answer.headers[totalHeader]) };

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
