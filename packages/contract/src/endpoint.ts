import { z } from 'zod';
import type { Fields } from './kinds/field.ts';
import { limits } from './limits.ts';
import type { Access } from './accounts/role.ts';
import { exactText, text } from './text/text.ts';

/** The HTTP verbs of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A status code of an error. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 414 | 415 | 429 | 503 | 507;

/** Facts about a kind, for the call that adds an entry. */
export type AddedKind = {
  readonly many: string;
  readonly label: string;
  readonly fields: Fields;
  readonly record: z.ZodType;
  readonly draft: z.ZodType;
  readonly change: z.ZodType;
};

/**
 * One call of the API. `path` holds `{name}` for each key of `params`. `upload` is the multipart field of the file.
 * `access` is the minimum role; `also` lists further verbs that do the same.
 */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly also?: readonly Method[];
  readonly access: Access;
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly upload?: 'file';
  /** Plain fields allowed beside the file. */
  readonly form?: z.ZodObject;
  readonly answer: z.ZodType;
  /** The media type of a response that is not JSON. */
  readonly answerType?: 'image/*' | 'application/pdf' | 'application/zip' | 'text/csv' | 'text/event-stream';
  /** These calls are rate-limited per visitor. */
  readonly limited?: true;
  /** Its response may set a cookie that marks the browser as one that has signed in. */
  readonly setsCookie?: true;
  /** The kind of content that it adds an entry of, for code that iterates over all kinds. */
  readonly kind?: AddedKind;
  /** An example body for the API's reference. */
  readonly example?: unknown;
  /** The body of its 409 if that contains more than other errors. */
  readonly conflict?: z.ZodType;
  /** Errors that only its handler can cause; `errorsOf` adds those implied by the definition. */
  readonly errors?: readonly ErrorStatus[];
};

/** Declares a call, preserving its literal types for the client and the handlers. */
export const define = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** All verbs of a call. */
export const methodsOf = (endpoint: Endpoint): readonly Method[] => [
  endpoint.method,
  ...(endpoint.also ?? []),
];

/** Whether a change may carry the `updatedAt` it was made from, so that it never overwrites a later one. */
export const isGuarded = ({ body }: Endpoint): boolean =>
  body instanceof z.ZodObject && 'updatedAt' in body.shape;

/** Whether a response is streamed for a browser to save. */
export const isDownload = ({ answerType }: Endpoint): boolean =>
  answerType === 'application/zip' || answerType === 'text/csv';

/** Whether a response streams events, and ends after some minutes. */
export const isEventStream = ({ answerType }: Endpoint): boolean => answerType === 'text/event-stream';

/** Whether a list can be paged. */
export const isPaged = ({ query }: Endpoint): boolean => query !== undefined && 'pageSize' in query.shape;

/** Every error status of a call, in ascending order: its own, and those that follow from its definition. */
export function errorsOf(endpoint: Endpoint): readonly ErrorStatus[] {
  const writes = endpoint.method !== 'GET';
  const given: readonly (ErrorStatus | false)[] = [
    ...(endpoint.errors ?? []),
    (writes || endpoint.params !== undefined || endpoint.query !== undefined) && 400,
    endpoint.access !== 'public' && 401,
    (endpoint.access === 'editor' || endpoint.access === 'owner') && 403,
    endpoint.params !== undefined && 404,
    writes && 408,
    isGuarded(endpoint) && 409,
    writes && 413,
    414,
    writes && 415,
    endpoint.limited === true && 429,
    503,
    writes && 507,
  ];
  return [...new Set(given)].filter((status) => status !== false).toSorted((a, b) => a - b);
}

/** The response of calls that return nothing. */
export const done = z.object({ success: z.literal(true) }).meta({ id: 'Done' });

/** The fields that a list can be sorted by: `text` as in a Turkish dictionary, `value` as the database does. */
export type Sorts = Readonly<Record<string, 'text' | 'value'>>;

/** An integer from 1, in digits, as in a query string. */
const counted = (most: number) =>
  z.preprocess(
    (given: unknown) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given),
    z.int().min(1).max(most),
  );

/**
 * The query parameters of the lists that visitors read. Without any, a list returns everything. With `page` (from 1) or
 * `pageSize` it returns a part, without long texts, and the header `totalHeader` gives the total.
 */
export const partQuery = z.object({
  page: counted(limits.pages).optional(),
  pageSize: counted(200).optional(),
});
export type PartQuery = z.infer<typeof partQuery>;

/**
 * The query parameters of the panel's lists: those of `partQuery`, and filters; the header `totalHeader` gives the
 * number of all matches.
 */
export const listQuery = partQuery.extend({
  /** Searches the entry's texts, comparing letters by Turkish rules ("isik" finds "Işık"). */
  q: text(limits.listSearchCharacters).trim().optional(),
  active: z.enum(['true', 'false']).optional(),
});

/** The same, with `sort`: a field's name for ascending order, with `-` before it for descending. */
export function sortedQuery(sorts: Sorts) {
  const names = Object.keys(sorts);
  const sort = exactText(40).regex(new RegExp(`^-?(?:${names.join('|')})$`), {
    error: `Expected one of ${names.join(', ')}, with - before it for descending order`,
    abort: true,
  });
  return listQuery.extend({ sort: sort.optional() });
}
export type ListQuery = z.infer<ReturnType<typeof sortedQuery>>;

/** The response header with the number of all matching entries, across pages. */
export const totalHeader = 'x-total-count';

/**
 * The request header of an addition that may be repeated after its response was lost: a UUID that becomes the new
 * entry's id, so that the second request returns the entry of the first.
 */
export const repeatKeyHeader = 'idempotency-key';
