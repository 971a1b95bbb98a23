import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { storableOf } from '@vitrin/contract/text/storable';
import { composed } from '@vitrin/contract/text/turkish';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newId } from '../../newId.ts';
import { HttpError, invalidFields, tryAgainIn } from '../httpErrors.ts';

/** An uploaded file, in a temporary place that is cleared once the response was sent. */
export type ReceivedFile = {
  path: string;
  /** The sender's name for it, which says nothing about its content. */
  name: string;
  /** The known plain fields beside it. */
  fields: Readonly<Record<string, unknown>>;
};

/** The names of a form's fields: that of the file, and those allowed beside it. */
export type FormFields = { file: string; texts: readonly string[] };

/** The limits on a form; any other field is skipped. The panel sends a file and one field at most. */
const formBounds = {
  fileSize: limits.uploadBytes,
  files: 2,
  fields: 10,
  parts: 10,
  fieldSize: 10_000,
  headerPairs: 20,
} as const;

const fileNameCharacters = 255;

/** The limit on the fields beside the file. */
const fieldBytes = 1024 * 1024;

/** The message of the 413, with the limit. */
const tooManyBytes = refusals.fileTooLarge(limits.uploadBytes / 1024 / 1024);

/** How many uploads may be in progress at once, arriving or being processed; the disk holds at most this many. */
export const filesAtOnce = 20;
const retrySeconds = 5;
/** Who sends the file at a path. */
const onTheirWay = new Map<string, string>();

/** Throws 503 if too many files are in progress, of all or of one sender, who must not hold the slots of the others. */
function requireSlot(sender: string): void {
  const own = [...onTheirWay.values()].filter((other) => other === sender);
  if (own.length < limits.uploadsAtOnce && onTheirWay.size < filesAtOnce) return;
  throw tryAgainIn(503, retrySeconds, refusals.tooManyFiles);
}

/** How much of a form is parsed before others get their turn: parts of a few bytes each are slow to parse. */
const pieceBytes = 4 * 1024;

/** Accepts requests with a multipart form, whose body `receiveFile` reads. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(/^multipart\/form-data(;|$)/i, (_request, _body, done) => done(null));
}

/**
 * Streams the single file of a multipart request to disk, without ever holding it in memory. Throws 400 if the field is
 * missing, 413 beyond the limit, 415 for another type of body and 503 if too many are in progress; what was already
 * written is removed.
 */
export async function receiveFile(
  request: FastifyRequest,
  { file: field, texts }: FormFields,
  { folder, sender }: { folder: string; sender: string },
): Promise<ReceivedFile> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data/i.test(type)) throw new HttpError(415, refusals.notAForm());
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes + fieldBytes) throw tooLarge(field);
  requireSlot(sender);
  const target = path.join(folder, newId());
  onTheirWay.set(target, sender);
  const fields = new Map<string, unknown>();
  let name: string | undefined;
  let written: Promise<void> | undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const stop = (reason: unknown): void => stopped.abort(reason);
  try {
    await mkdir(folder, { recursive: true });
    const form = new Busboy({ headers: { ...request.headers, 'content-type': type }, limits: formBounds });
    const stopForParts = (): void => stop(new HttpError(413, refusals.tooManyParts()));
    form.on('partsLimit', stopForParts).on('filesLimit', stopForParts).on('fieldsLimit', stopForParts);
    form.on('field', (fieldName, value, _nameTruncated, valueTruncated) => {
      if (!texts.includes(fieldName)) return;
      if (valueTruncated) stop(invalidFields({ [fieldName]: 'This text is too long' }));
      else fields.set(fieldName, value);
    });
    form.on('file', (fieldName, content, fileName) => {
      if (fieldName !== field || name !== undefined) {
        content.on('error', stop).resume();
        return;
      }
      name = composed(storableOf((fileName ?? '').slice(0, fileNameCharacters)));
      content.on('limit', () => stop(tooLarge(field)));
      written = pipeline(content, createWriteStream(target), { signal });
      written.catch(stop);
    });
    await pipeline(inPieces(request.raw), form, { signal });
    await written;
    if (name === undefined) throw invalidFields({ [field]: refusals.fileMissing() });
    return { path: target, name, fields: Object.fromEntries(fields) };
  } catch (error) {
    // The rest is discarded without parsing.
    request.raw.resume();
    stop(error);
    await written?.catch(() => undefined);
    await removeFile({ path: target });
    throw formError(signal.reason);
  }
}

/**
 * Splits a body into small pieces, between which others get their turn. The stream stays open if it is not read to its
 * end.
 */
async function* inPieces(body: Readable): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += pieceBytes) {
      if (start > 0) await setImmediate();
      yield chunk.subarray(start, start + pieceBytes);
    }
  }
}

/** The error for a form: the parser's own are worded for developers and have no status. */
function formError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof HttpError || 'syscall' in error) return error;
  return new HttpError(400, refusals.brokenForm());
}

const tooLarge = (field: string): HttpError =>
  new HttpError(413, tooManyBytes, { errors: { [field]: tooManyBytes } });

/** Removes a received file; the daily sweep removes one that cannot be removed now. */
export async function removeFile({ path: target }: Pick<ReceivedFile, 'path'>): Promise<void> {
  await rm(target, { force: true }).catch(() => undefined);
  onTheirWay.delete(target);
}
