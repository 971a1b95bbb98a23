import type { ApiErrorBody } from '@vitrin/contract/error';

/** An error that the caller should know of: thrown anywhere in a request, answered as `{message, errors}`. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Further fields of the answer, such as `current` of an edit conflict. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    statusCode: number,
    message: string,
    more: { errors?: Readonly<Record<string, string>>; details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.errors = more.errors;
    this.details = more.details ?? {};
  }

  /** The answer's body. */
  toBody(): ApiErrorBody {
    return {
      message: this.message,
      ...(this.errors && { errors: { ...this.errors } }),
      ...this.details,
    };
  }
}

/** 404 for an id, path or name that leads nowhere. */
export const notFound = (what: string): HttpError => new HttpError(404, `${what} not found`);

/** 400 with a sentence for each wrong field. */
export const invalidFields = (errors: Readonly<Record<string, string>>): HttpError =>
  new HttpError(400, 'Some fields are not valid', { errors });
