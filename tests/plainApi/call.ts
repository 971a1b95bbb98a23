import type { Content, StoredPicture } from './content.ts';

/** A call as its handler sees it. */
export type Asked = {
  content: Content;
  isAdmin: boolean;
  /** The parts of the path that are named. */
  params: Record<string, string>;
  /** JSON, an empty object without. */
  body: Record<string, unknown>;
  /** Stores the file of an upload; returns its address. */
  url: string;
};

/** A response: a status, and JSON, a picture or nothing. */
export type Answer = { status: number; body?: unknown; picture?: StoredPicture };

/** A call by its verb and path, such as `GET /service/{id}`; those of admins want a token. */
export type Call = { by: 'all' | 'admin'; answer: (asked: Asked) => Answer };

/** Some of the calls. */
export type Calls = Readonly<Record<string, Call>>;

/** A token that is given at each login; the server forgets none, as the specification has no logout. */
export const token = 'yalin-1';

export const ok = (body?: unknown): Answer => ({ status: 200, body });
export const missing: Answer = { status: 404, body: { message: 'Not found' } };
export const wrong = (message: string): Answer => ({ status: 400, body: { message } });

export const open = (answer: Call['answer']): Call => ({ by: 'all', answer });
export const guarded = (answer: Call['answer']): Call => ({ by: 'admin', answer });

/** The field names in a line. */
export const words = (line: string): readonly string[] => line.split(' ');

/** Keeps only the fields that the specification defines for a kind. */
export const kept = (fields: readonly string[], body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in body).map((field) => [field, body[field]]));
