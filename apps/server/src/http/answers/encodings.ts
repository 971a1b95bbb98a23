import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** A text as it is sent: uncompressed, and compressed if that pays off. */
export type Encodings = { identity: Buffer; br?: Buffer; gzip?: Buffer };

/** For shorter texts the headers cost more than compression saves. */
const worthBytes = 1_024;

/** For texts that somebody waits for: most of the savings of the highest quality, in a tenth of its time. */
const quickQuality = 5;

const withBrotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

const shrink = {
  br: (bytes: Buffer) => withBrotli(bytes, quickQuality),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

export type Coding = keyof typeof shrink;

/** For a text of any length that is sent while it is read; a small window limits each to a megabyte. */
export const shrinkStream: Readonly<Record<Coding, () => Transform>> = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quickQuality,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: () => createGzip(),
};

/** In the order of preference. */
const codings = ['br', 'gzip', 'identity'] as const;

/** Browsers send no more than a handful of forms of the header; strangers may send any. */
const chosen = new LRUCache<string, (typeof codings)[number]>({ max: 100 });

/** The supported coding that a request prefers; undefined for none. */
export function codingFor({ headers }: Pick<FastifyRequest, 'headers'>): Coding | undefined {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || accepted.length > 200) return undefined;
  const coding = chosen.get(accepted) ?? preferredOf(accepted);
  chosen.set(accepted, coding);
  return coding === 'identity' ? undefined : coding;
}

/**
 * By RFC 9110, 12.5.3. The negotiator of `@fastify/static` is no use here: it takes `*` for one coding, even for one
 * that is refused, while it stands for all that are not named.
 */
function preferredOf(accepted: string): (typeof codings)[number] {
  const weights = new Map(accepted.toLowerCase().split(',').map(weighted));
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const [best] = codings
    .filter((coding) => weightOf(coding) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return best ?? 'identity';
}

/** A coding and its weight, of which 0 refuses it. */
function weighted(element: string): [string, number] {
  const [name = '', ...parameters] = element.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice('q='.length))];
}

/** Leaves only the preferred coding in a request, for code that reads the header itself. */
export function preferOneCoding({ raw: { headers } }: FastifyRequest): void {
  if (headers['accept-encoding'] !== undefined)
    headers['accept-encoding'] = codingFor({ headers }) ?? 'identity';
}

/** All encodings of a text that will be sent more than once; compressed off the event loop. */
export async function encodingsOf(identity: Buffer): Promise<Encodings> {
  if (identity.byteLength < worthBytes) return { identity };
  const [br, zipped] = await Promise.all([shrink.br(identity), shrink.gzip(identity)]);
  return { identity, br, gzip: zipped };
}

let shrinking: Promise<unknown> = Promise.resolve();

/**
 * Compresses a text again at the highest quality, when nobody waits for it: a page shrinks by another tenth. One at a
 * time, since each takes up to a second of CPU time.
 */
export function shrinkFurther(text: Encodings, isWanted: () => boolean): Promise<void> {
  const before = shrinking;
  const further = async (): Promise<void> => {
    await before;
    if (text.br === undefined || !isWanted()) return;
    text.br = await withBrotli(text.identity, constants.BROTLI_MAX_QUALITY);
  };
  const begun = further();
  shrinking = begun.catch(() => undefined);
  return begun;
}

/** The only encoding of a text that is sent once. */
export async function encodedFor(request: FastifyRequest, identity: Buffer): Promise<Encodings> {
  const coding = identity.byteLength < worthBytes ? undefined : codingFor(request);
  return coding === undefined ? { identity } : { identity, [coding]: await shrink[coding](identity) };
}

/** The bytes that a text takes in memory. */
export const heldBytes = ({ identity, br, gzip: zipped }: Encodings): number =>
  identity.buffer.byteLength + (br?.buffer.byteLength ?? 0) + (zipped?.buffer.byteLength ?? 0);

/** Sends a text in the encoding that the request prefers; the caller has set everything else. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, text: Encodings): FastifyReply {
  const coding = codingFor(request);
  const bytes = coding && text[coding];
  if (coding === undefined || bytes === undefined) return reply.send(text.identity);
  return reply.header('content-encoding', coding).send(bytes);
}
