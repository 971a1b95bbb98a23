import { z } from 'zod';

/** The HTTP verbs of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API. `path` holds `{name}` for each key of `params`. `upload` names the multipart field that
 * carries the file. `access` says who may call; `also` lists further verbs that do the same.
 */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly also?: readonly Method[];
  readonly access: 'public' | 'admin';
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly upload?: 'file';
  /** Plain fields that may stand beside the file. */
  readonly form?: z.ZodObject;
  readonly answer: z.ZodType;
  /** The media type of an answer that is no JSON. */
  readonly answerType?: 'image/*';
  /** The status codes of its errors, each answered with an ApiError. */
  readonly errors: readonly (400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503)[];
};

/** States a call; its literal types are kept, for the client and the handlers. */
export const define = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** The answer to calls that have nothing to tell. */
export const done = z.object({ success: z.literal(true) }).meta({ id: 'Done' });

/**
 * What every list of the panel may be asked for. Without parameters it answers everything. With `page` (from 1) and
 * `pageSize` it answers a part, and the number of all that match stands in the header `totalHeader`.
 */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).optional(),
  pageSize: z.coerce.number().int().min(1).max(200).optional(),
  /** Found in the entry's texts, with letters compared as Turkish search does ("isik" finds "Işık"). */
  q: z.string().trim().max(200).optional(),
  /** A field's name for ascending order, with `-` before it for descending. */
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]+$/, 'Expected a field such as title or -updatedAt')
    .optional(),
  active: z.enum(['true', 'false']).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The header of a list's answer that tells how many entries match, on all pages together. */
export const totalHeader = 'x-total-count';
