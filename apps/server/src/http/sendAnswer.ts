import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { totalHeader } from '@vitrin/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders } from './answerHeaders.ts';

/** The response of a call that returns nothing. */
export const success = { success: true } as const;

/** A response that is a file whose content never changes under its name. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly open: () => Promise<Readable>;

  constructor(file: { name: string; type: string; bytes: number; open: () => Promise<Readable> }) {
    this.name = file.name;
    this.type = file.type;
    this.bytes = file.bytes;
    this.open = file.open;
  }
}

/** What an answer in JSON may say besides its body. */
export type JsonFacts = {
  headers?: Readonly<Record<string, string>>;
  /** When the response will change although nothing is written, such as at a post's time of publication. */
  freshUntil?: Date | undefined;
  /** Set where it is not worth caching, such as the empty list of a made-up tag. */
  unkept?: true | undefined;
};

/** A response in JSON with more to it than its body. */
export class JsonAnswer<T> {
  readonly body: T;
  readonly facts: JsonFacts;

  constructor(body: T, facts: JsonFacts = {}) {
    this.body = body;
    this.facts = facts;
  }
}

/** An answer in JSON as it leaves, with an ETag made of its text. */
export type PreparedJson = JsonFacts & { body: Buffer; etag: string };

/** A list with the number of all entries that match, on all pages together. */
export const listAnswer = <T>(items: T[], total: number): JsonAnswer<T[]> =>
  new JsonAnswer(items, { headers: { [totalHeader]: String(total) } });

/** Sends a file with leave to keep it for ever. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const etag = `"${file.name}"`;
  reply.headers(answerHeaders.picture).header('etag', etag);
  if (isKnown(request, etag)) return reply.code(304).send();
  reply.type(file.type).header('content-length', file.bytes);
  return reply.send(request.method === 'HEAD' ? '' : await file.open());
}

const encoder = new TextEncoder();

/** Writes an answer as it leaves. */
export function prepareJson(answer: unknown, facts: JsonFacts): PreparedJson {
  // In memory of its own: `Buffer.from` would slice it from a shared block, all of which a cached response would keep
  // alive.
  const body = Buffer.from(encoder.encode(JSON.stringify(answer)).buffer);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { ...facts, body, etag };
}

/**
 * Sends JSON; a caller that has it already gets 304. A visitor's read may be cached by anybody who revalidates it
 * before use; a response to a request with a token, or to a write, by nobody.
 */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, headers = {} }: PreparedJson,
): FastifyReply {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const isPublic = reads && request.headers.authorization === undefined;
  reply.headers({
    ...headers,
    etag,
    vary: 'Authorization',
    'cache-control': isPublic ? 'public, no-cache' : 'no-store',
  });
  if (reads && isKnown(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(etag) || known.includes('*'));
}
