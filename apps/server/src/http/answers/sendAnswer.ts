import { createHash } from 'node:crypto';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { totalHeader } from '@vitrin/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TablesRead } from '../../store/contentVersion.ts';
import { isPreview } from '../../previews/previewVisit.ts';
import { answerHeaders } from './answerHeaders.ts';
import { compressStream } from './compressText.ts';
import { type Encodings, sendEncoded } from './encodings.ts';
import type { LongAnswers, Texts } from './longAnswers.ts';
import { forAWhile, offerAgain } from '../shortWay.ts';
import { untilGone } from '../connections/untilGone.ts';

/** The response of a route that returns nothing. */
export const success = { success: true } as const;

/** A response that is a file whose content never changes under its name. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly open: () => Promise<Readable>;
  /** The name under which a browser saves it; for files that are shown on their own. */
  readonly savedAs: string | undefined;

  constructor(file: {
    name: string;
    type: string;
    bytes: number;
    open: () => Promise<Readable>;
    savedAs?: string;
  }) {
    this.name = file.name;
    this.type = file.type;
    this.bytes = file.bytes;
    this.open = file.open;
    this.savedAs = file.savedAs;
  }
}

/** A response that is written while it is produced, for a browser to save under a name. It must not be cached. */
export class DownloadAnswer {
  readonly name: string;
  readonly type: string;
  /** Writes all of it, and throws if the caller disconnects. */
  readonly write: (output: Writable) => Promise<void>;

  constructor(file: { name: string; type: string; write?: DownloadAnswer['write'] }) {
    this.name = file.name;
    this.type = file.type;
    this.write = file.write ?? (async (output) => void output.end());
  }
}

/** A response that streams events as they happen. */
export class EventsAnswer {
  /** Writes until there are no more events; never throws. */
  readonly tell: (output: Writable) => Promise<void>;

  constructor(tell: EventsAnswer['tell']) {
    this.tell = tell;
  }
}

/** Properties of a JSON response besides its body. */
export type JsonFacts = {
  headers?: Readonly<Record<string, string>>;
  /** When the response will change without a write, for example at the publication time of a post. */
  freshUntil?: Date | undefined;
  /** The tables that it was made from, if they were recorded. */
  tables?: TablesRead;
  /** Set if it is not worth caching, such as the empty list of a made-up tag. */
  unkept?: true | undefined;
};

/** The entries of a long list, so many at a time; each call begins anew. */
type Chunks = {
  entries: () => AsyncIterable<readonly unknown[]>;
  /** The field of the body that holds them; undefined if they are the whole body. */
  field?: string;
};

/** A JSON response with more to it than its body. With `chunks` it is a list that is too long to hold in memory. */
export class JsonAnswer<T> {
  readonly body: T;
  readonly facts: JsonFacts;
  readonly chunks: Chunks | undefined;

  constructor(body: T, facts: JsonFacts = {}, chunks?: Chunks) {
    this.body = body;
    this.facts = facts;
    this.chunks = chunks;
  }

  /** The same response with more facts about it. */
  with(facts: JsonFacts): JsonAnswer<T> {
    return new JsonAnswer(this.body, { ...this.facts, ...facts }, this.chunks);
  }
}

/** The text of a JSON response with its ETag, which is weak, since it is the same for all encodings. */
type JsonText = JsonFacts & { body: Encodings; etag: string };

/** A list that is too long to be in memory at once: each call begins anew. */
type LongJson = JsonFacts & { texts: () => Texts; unkept: true };

/** An answer in JSON as it leaves. */
export type PreparedJson = JsonText | LongJson;

/** Adds the number of all matching entries, across all pages. */
export const totalFacts = (total: number): JsonFacts => ({ headers: { [totalHeader]: String(total) } });

/** A list with the number of all matching entries, across all pages. */
export const listAnswer = <T>(items: T[], total: number): JsonAnswer<T[]> =>
  new JsonAnswer(items, totalFacts(total));

/** The same for a list that is read in chunks. */
export const listStream = <T>(chunks: () => AsyncIterable<readonly T[]>, total: number): JsonAnswer<T[]> =>
  new JsonAnswer<T[]>([], totalFacts(total), { entries: chunks });

/** Sends a file that may be cached for ever. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const etag = `"${file.name}"`;
  const { savedAs } = file;
  reply.headers(savedAs === undefined ? answerHeaders.picture : answerHeaders.pdf).header('etag', etag);
  if (savedAs !== undefined) reply.header('content-disposition', shownAs(file.name, savedAs));
  if (isKnown(request, etag)) return reply.code(304).send();
  reply.type(file.type).header('content-length', file.bytes);
  // The name for saving it may change at any time.
  if (savedAs === undefined) offerAgain(request, forAWhile());
  return reply.send(request.method === 'HEAD' ? '' : await file.open());
}

/**
 * The Content-Disposition of a file that is shown, with a name for saving it; browsers that do not support other
 * letters use its address.
 */
const shownAs = (name: string, savedAs: string): string =>
  `inline; filename="${name}"; filename*=UTF-8''${encodeURIComponent(savedAs).replace(/['()*]/g, hexed)}`;

const hexed = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Sends a download while it is written. A failure breaks the connection, so that a partial file is not mistaken for a
 * whole one.
 */
export function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, write }: DownloadAnswer,
): FastifyReply {
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
  const output = new PassThrough();
  const gone = untilGone(reply);
  write(output).catch((error: unknown) => {
    // A caller that disconnects is not a failure of the server.
    if (!gone.aborted) request.log.error({ err: error }, 'A download could not be written');
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return reply.send(output);
}

/** Sends events as they are written, and tells proxies not to buffer them. */
export function sendEvents(reply: FastifyReply, { tell }: EventsAnswer): FastifyReply {
  reply.type('text/event-stream').header('x-accel-buffering', 'no');
  const output = new PassThrough();
  reply.raw.once('close', () => output.destroy());
  void tell(output);
  return reply.send(output);
}

const encoder = new TextEncoder();

/** Serialises a response. */
export function prepareJson(answer: unknown, facts: JsonFacts): JsonText {
  // In memory of its own: `Buffer.from` would slice it from a shared block, all of which a cached response would keep
  // alive.
  const body = Buffer.from(encoder.encode(JSON.stringify(answer)).buffer);
  return { ...facts, body: { identity: body }, etag: etagOf(body) };
}

/** The ETag of a text; weak, since one tag stands for all encodings. */
export const etagOf = (text: Buffer): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** The body of an answer with these entries of its long list. */
export const bodyWith = ({ body, chunks }: JsonAnswer<unknown>, entries: readonly unknown[]): unknown =>
  chunks?.field === undefined ? entries : { ...Object(body), [chunks.field]: entries };

/** Writes a long list entry by entry; `clean` turns a body with some of the entries into what is sent. */
export const prepareList = (
  answer: JsonAnswer<unknown>,
  { entries, field }: Chunks,
  clean: (body: unknown) => Promise<unknown>,
): LongJson => ({
  ...answer.facts,
  unkept: true,
  texts: async function* () {
    const { before, after } = framed(await clean(bodyWith(answer, [])), field);
    let between = before;
    for await (const some of entries()) {
      for (const entry of framed(await clean(bodyWith(answer, some)), field).list) {
        yield between + JSON.stringify(entry);
        between = ',';
      }
    }
    yield between === before ? before + after : after;
  },
});

/** The list in a body, and what stands before and after its entries. */
function framed(
  body: unknown,
  field: string | undefined,
): { before: string; list: readonly unknown[]; after: string } {
  const fields = new Map<string, unknown>(field === undefined ? [] : Object.entries(Object(body)));
  const list = field === undefined ? body : fields.get(field);
  if (!Array.isArray(list)) throw new TypeError('Expected a list');
  if (field === undefined) return { before: '[', list, after: ']' };
  fields.delete(field);
  // The list comes last, so that it is written when everything else is.
  const text = JSON.stringify({ ...Object.fromEntries(fields), [field]: [] });
  return { before: text.slice(0, -']}'.length), list, after: ']}' };
}

/**
 * Sends JSON, or 304 if the caller has it already. A visitor's read may be cached by anyone who revalidates it before
 * use; a response to a request with a token, or to a write, must not be cached.
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, answer: JsonText): FastifyReply {
  sendHead(request, reply, answer);
  reply.header('etag', answer.etag);
  if (isRead(request) && isKnown(request, answer.etag)) {
    return reply.code(304).removeHeader('content-type').send();
  }
  return sendEncoded(request, reply, answer.body);
}

/** Sends JSON of any length when its turn has come. Throws 503. */
export async function sendLongJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, inTurn }: { answer: LongJson; inTurn: LongAnswers },
): Promise<FastifyReply> {
  const streamOf = await inTurn(request, reply);
  sendHead(request, reply, answer);
  return reply.send(compressStream(request, reply, streamOf(answer.texts())));
}

function sendHead(request: FastifyRequest, reply: FastifyReply, { headers }: JsonFacts): void {
  const isPublic = isRead(request) && request.headers.authorization === undefined;
  reply.headers({
    ...headers,
    vary: 'Authorization, Accept-Encoding',
    'cache-control': isPublic ? 'public, no-cache' : 'no-store',
  });
  // The response to a write may hold a whole list, which is no page of one.
  if (!isRead(request)) reply.removeHeader(totalHeader);
  reply.type('application/json; charset=utf-8');
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Whether the caller already has what this ETag stands for. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  if (isPreview(request)) return false;
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(etag.replace(/^W\//, '')) || known.includes('*'));
}
