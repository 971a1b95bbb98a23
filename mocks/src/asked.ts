import { type AnswerOf, type Endpoint, type endpoints, repeatKeyHeader } from '@vitrin/contract/endpoints';
import { fieldErrors } from '@vitrin/contract/errors/error';
import { parseAsked } from '@vitrin/contract/errors/expectations';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { z } from 'zod';
import type { ListAnswer } from './listAnswer.ts';
import { MockFailure } from './mockFailure.ts';

type Parsed<S> = S extends z.ZodType ? z.infer<S> : undefined;

/** What a mocked handler receives: input parsed by the contract, and the request's valid token. */
export type Asked<E extends Endpoint> = {
  params: E extends { params: infer P } ? Parsed<P> : undefined;
  query: E extends { query: infer Q } ? Parsed<Q> : undefined;
  body: E extends { body: infer B } ? Parsed<B> : undefined;
  file: E extends { upload: string } ? File : undefined;
  form: E extends { form: infer F } ? Parsed<F> : undefined;
  token: string | undefined;
  /** The id that the sender has chosen for an addition. */
  key: string | undefined;
};

/** Handles a call, a list also as a page with the total, or throws a MockFailure. */
export type Answer<E extends Endpoint> = (
  asked: Asked<E>,
) => AnswerOf<E> | (AnswerOf<E> extends readonly (infer Item)[] ? ListAnswer<Item> : never);

/** The handlers for some groups of the endpoint table: a missing one is a type error. */
export type AnswersOf<Table> = {
  [Group in keyof Table]: {
    [Name in keyof Table[Group]]: Table[Group][Name] extends Endpoint ? Answer<Table[Group][Name]> : never;
  };
};

/** The common type of all handlers. Written as a method, because only method parameters are bivariant. */
export type AnyAnswer = { answer(asked: Record<keyof Asked<Endpoint>, unknown>): unknown }['answer'];

/** All handlers by their names in the table. */
export type Answers = AnswersOf<typeof endpoints>;

/**
 * Parses the request's input as the endpoint expects it. Throws 400 with the invalid fields, and 415 if a form is
 * missing.
 */
export async function askedOf(
  endpoint: Endpoint,
  request: Request,
  params: object,
  token: string | undefined,
): Promise<Parameters<AnyAnswer>[0]> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const form = endpoint.upload === undefined ? undefined : await formOf(request);
  return {
    params: endpoint.params && parse(endpoint.params, params),
    query: endpoint.query && parse(endpoint.query, query),
    body: endpoint.body && parse(endpoint.body, await jsonOf(request)),
    file: endpoint.upload && form && fileOf(form, endpoint.upload),
    form: endpoint.form && parse(endpoint.form, Object.fromEntries(form ?? [])),
    token,
    key: request.headers.get(repeatKeyHeader) ?? undefined,
  };
}

function parse(schema: z.ZodType, given: unknown): unknown {
  const result = parseAsked(schema, given);
  if (result.success) return result.data;
  throw new MockFailure(400, 'Some fields are not valid', { errors: fieldErrors(result.error) });
}

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new MockFailure(400, 'The body is not valid JSON');
  }
}

async function formOf(request: Request): Promise<FormData> {
  if (!(request.headers.get('content-type') ?? '').startsWith('multipart/form-data')) {
    throw new MockFailure(415, refusals.notAForm());
  }
  return request.formData();
}

function fileOf(form: FormData, field: string): File {
  const file = form.get(field);
  if (!(file instanceof File)) {
    throw new MockFailure(400, refusals.invalidFields(), { errors: { [field]: refusals.fileMissing() } });
  }
  return file;
}
