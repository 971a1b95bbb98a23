import type { Content, StoredPicture } from './content.ts';

/** A call as its handler sees it. */
export type Asked = {
  content: Content;
  isAdmin: boolean;
  /** The path's named parameters. */
  params: Record<string, string>;
  /** The JSON body, or the plain fields of an upload; an empty object without either. */
  body: Record<string, unknown>;
  /** The address of an uploaded file, which is already stored; empty without one. */
  url: string;
};

/** A response: a status, and JSON, a picture or nothing. */
export type Answer = { status: number; body?: unknown; picture?: StoredPicture };

/** A call by its verb and path, such as `GET /service/{id}`; those of admins require a token. */
export type Call = { by: 'all' | 'admin'; answer: (asked: Asked) => Answer };

/** Some of the calls. */
export type Calls = Readonly<Record<string, Call>>;

/** The token returned by every login; it never expires, as the specification has no logout. */
export const token = 'yalin-1';

export const ok = (body?: unknown): Answer => ({ status: 200, body });
export const missing: Answer = { status: 404, body: { message: 'Not found' } };
export const wrong = (message: string): Answer => ({ status: 400, body: { message } });

export const open = (answer: Call['answer']): Call => ({ by: 'all', answer });
export const guarded = (answer: Call['answer']): Call => ({ by: 'admin', answer });

/** Splits a line into field names. */
export const words = (line: string): readonly string[] => line.split(' ');

/** Keeps only the fields that the specification defines for a kind. */
export const kept = (fields: readonly string[], body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in body).map((field) => [field, body[field]]));
