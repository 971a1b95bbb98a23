import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as nextRoundOfTheLoop } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { untilGone } from '../connections/untilGone.ts';
import { visitorOf } from '../visitors/visitorAddress.ts';
import { createVisitorTurns } from '../connections/visitorTurns.ts';
import { isAdmitted } from '../workTurns.ts';

/** The texts of an answer of any length, made while it is read. */
export type Texts = AsyncIterable<string>;

/**
 * Resolves with a function that makes the stream of a response of any length, once it may be written. Throws 503 if too
 * many wait. The turn ends with the response.
 */
export type LongAnswers = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<(texts: Texts) => Readable>;

/** How many at once, and how slowly they may be read. */
type LongAnswerBounds = {
  /** How many are written at the same time: each holds some hundred entries in memory while its reader takes them. */
  atOnce: number;
  /** How many of these for one visitor, so that a slow reader does not keep all others waiting. */
  ofOne: number;
  /** How many may wait or be written for one visitor; twice as many for all. */
  places: number;
  /** How long a reader may take nothing. */
  silenceMs: number;
  /** The least that a reader must take on average, before compression. */
  bytesPerSecond: number;
};

const usual: LongAnswerBounds = {
  atOnce: 4,
  ofOne: 2,
  places: 8,
  silenceMs: 30_000,
  bytesPerSecond: 16 * 1_024,
};

/** The size of a chunk; a stalled reader keeps two of them in memory. */
const pieceBytes = 64 * 1_024;

/** Limits how many responses of any length are written at once, and cuts off readers that are too slow. */
export function createLongAnswers(given: Partial<LongAnswerBounds> = {}): LongAnswers {
  const bounds = { ...usual, ...given };
  const inTurn = createVisitorTurns(bounds);

  const turn = (request: FastifyRequest, { reply, ended }: Written): Promise<void> =>
    new Promise((resolve, reject) => {
      const { visitor, address } = visitorOf(request);
      const work = (): Promise<void> => {
        resolve();
        return ended;
      };
      inTurn(visitor ?? address, work, untilGone(reply)).catch(reject);
    });

  return async (request, reply) => {
    if (request.method === 'HEAD') return () => Readable.from([]);
    // A write has happened by the time it is answered, so its response is never refused.
    const written = { reply, ended: finished(reply.raw).catch(() => undefined) };
    if (request.method === 'GET' && !isAdmitted()) await turn(request, written);
    return (texts) => Readable.from(readInTime(inPieces(texts), written, bounds));
  };
}

/** A response, and when it was handed over or its connection is gone. */
type Written = { reply: FastifyReply; ended: Promise<void> };

/**
 * The same in chunks of one size: many short texts would mean many writes, and a long one would be kept in memory until
 * all of it is read.
 */
async function* inPieces(texts: Texts): AsyncGenerator<Buffer> {
  let piece: string[] = [];
  let length = 0;
  for await (const text of texts) {
    piece.push(text);
    length += text.length;
    if (length < pieceBytes) continue;
    yield* cut(piece);
    piece = [];
    length = 0;
  }
  yield* cut(piece);
}

function* cut(texts: readonly string[]): Generator<Buffer> {
  const bytes = Buffer.from(texts.join(''));
  for (let start = 0; start < bytes.byteLength; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes);
  }
}

/** Ends the connection of a reader that takes nothing for long, or all of it too slowly. */
async function* readInTime(
  pieces: AsyncIterable<Buffer>,
  { reply, ended }: Written,
  { silenceMs, bytesPerSecond }: LongAnswerBounds,
): AsyncGenerator<Buffer> {
  const cutOff = (): void => void reply.raw.destroy();
  let waitedMs = 0;
  let taken = 0;
  for await (const piece of pieces) {
    const since = performance.now();
    const owedMs = (taken / bytesPerSecond) * 1_000 - waitedMs;
    const timer = setTimeout(cutOff, Math.min(silenceMs, silenceMs + owedMs));
    try {
      yield piece;
    } finally {
      clearTimeout(timer);
    }
    waitedMs += performance.now() - since;
    taken += piece.byteLength;
    // If neither the reader nor the database makes it wait, the whole response would block everything else.
    await nextRoundOfTheLoop();
  }
  // The last chunk is still on its way.
  const timer = setTimeout(cutOff, silenceMs);
  void ended.then(() => clearTimeout(timer));
}
