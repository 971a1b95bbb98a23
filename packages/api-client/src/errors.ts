import { sentenceOf } from '@vitrin/contract/errors/refusalOf';
import type { TransportAnswer } from './transport.ts';

/** A failed call: an error response, or no response at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'answer' | 'network';
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The server's message, if there is one. */
  readonly serverMessage: string | undefined;
  /** A message per wrong field, by dotted field name. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The seconds to wait before a retry, if the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    facts: {
      kind: 'answer' | 'network';
      status: number;
      message: string;
      serverMessage?: string;
      fieldErrors?: Record<string, string>;
      body?: unknown;
      retryAfter?: number | undefined;
    },
    options?: ErrorOptions,
  ) {
    super(facts.message, options);
    this.kind = facts.kind;
    this.status = facts.status;
    this.serverMessage = facts.serverMessage;
    this.fieldErrors = facts.fieldErrors ?? {};
    this.body = facts.body;
    this.retryAfter = facts.retryAfter;
  }
}

/** The error of a response with an error status; its body may have any shape. */
export function errorOfAnswer({ status, headers, body }: TransportAnswer): ApiError {
  const serverMessage = sentenceBeside(body, textAt(body, 'message'));
  return new ApiError({
    kind: 'answer',
    status,
    message: serverMessage ?? `The API answered with status ${status}`,
    ...(serverMessage === undefined ? {} : { serverMessage }),
    fieldErrors: fieldErrorsOf(body),
    body,
    retryAfter: secondsOf(headers['retry-after']),
  });
}

/** The error of a successful response that lacks what was requested. */
export function errorOfShape(path: string, body: unknown): ApiError {
  const serverMessage = textAt(body, 'message');
  return new ApiError({
    kind: 'answer',
    status: 200,
    message: `The answer of ${path} has an unexpected shape`,
    ...(serverMessage !== undefined && { serverMessage }),
    body,
  });
}

/** The error of a call that the API does not have. */
export function errorOfMissing(path: string): ApiError {
  const message = `The API has no call ${path}`;
  return new ApiError({ kind: 'answer', status: 404, message, body: { message } });
}

/** The header may also hold a date, which our APIs never send. */
const secondsOf = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : undefined;

function fieldErrorsOf(body: unknown): Record<string, string> {
  const errors = valueAt(body, 'errors');
  if (typeof errors !== 'object' || errors === null) return {};
  const codes = valueAt(body, 'codes');
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) =>
      typeof text === 'string' ? [[field, sentenceBeside(valueAt(codes, field), text)]] : [],
    ),
  );
}

/** The contract's own sentence for the code next to a text, so that all callers recognise it; otherwise the text. */
function sentenceBeside<Text extends string | undefined>(told: unknown, text: Text): string | Text {
  const code = valueAt(told, 'code');
  const values = valueAt(told, 'values') ?? [];
  if (typeof code !== 'string' || !Array.isArray(values)) return text;
  const counted = values.filter((value) => typeof value === 'number');
  return sentenceOf(code, counted) ?? text;
}

function textAt(body: unknown, key: string): string | undefined {
  const value = valueAt(body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function valueAt(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(key) : undefined;
}
