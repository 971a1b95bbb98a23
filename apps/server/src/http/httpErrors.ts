import { type ApiErrorBody, errorBody } from '@vitrin/contract/errors/error';
import { refusals } from '@vitrin/contract/errors/refusals';
import { waitingTexts } from '@vitrin/contract/errors/waiting';

/** An error that the caller should see: thrown anywhere during a request, sent as `{message, code, errors, codes}`. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Further fields of the response, such as `current` of an edit conflict. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    statusCode: number,
    message: string,
    more: {
      errors?: Readonly<Record<string, string>>;
      details?: Readonly<Record<string, unknown>>;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.errors = more.errors;
    this.details = more.details ?? {};
    this.headers = more.headers ?? {};
  }

  /** The body of the response. */
  toBody(): ApiErrorBody {
    return { ...errorBody(this.statusCode, this.message, this.errors), ...this.details };
  }
}

/** 404 for an unknown id, path or name. */
export const notFound = (what: string): HttpError => new HttpError(404, `${what} not found`);

/** 400 with a message for each wrong field. */
export const invalidFields = (errors: Readonly<Record<string, string>>): HttpError =>
  new HttpError(400, refusals.invalidFields(), { errors });

/** A temporary refusal; its message and its Retry-After header give the seconds to wait. */
export const tryAgainIn = (
  statusCode: 429 | 503,
  seconds: number,
  sentence: (seconds: number) => string,
): HttpError => new HttpError(statusCode, sentence(seconds), { headers: { 'retry-after': String(seconds) } });

const retrySeconds = 5;

/** 503 where the database or the storage does not respond at the moment. */
export const storeAway = (): HttpError => tryAgainIn(503, retrySeconds, waitingTexts.storeAway);

/** 503 where an answer was not ready in time. */
export const tooSlow = (): HttpError => tryAgainIn(503, retrySeconds, refusals.tooSlow);

/** 503 where a process that the work needs cannot be started at the moment. */
export const processAway = (): HttpError => tryAgainIn(503, retrySeconds, waitingTexts.tooBusy);
