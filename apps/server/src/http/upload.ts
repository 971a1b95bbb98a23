import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits } from '@vitrin/contract/limits';
import type { FastifyRequest } from 'fastify';
import { newId } from '../newId.ts';
import { HttpError, invalidFields, tryAgainIn } from './httpErrors.ts';

/** A file that came with a request, in a temporary place that is cleared when the request has been answered. */
export type ReceivedFile = {
  path: string;
  /** What the sender calls it; it says nothing about what it is. */
  name: string;
  /** The plain fields that stood beside it, as far as they are known. */
  fields: Readonly<Record<string, unknown>>;
};

/** The names of a form's fields: that of the file, and those that may stand beside it. */
export type FormFields = { file: string; texts: readonly string[] };

/** What a form may bring; any other field is let through unread. The panel sends a file and a field at most. */
export const formBounds = {
  fileSize: limits.uploadBytes,
  files: 2,
  fields: 10,
  parts: 10,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

const fileNameCharacters = 255;

/** What may stand beside the file. */
const fieldBytes = 1024 * 1024;

/** The message of 413, naming the limit. */
const tooManyBytes = `The file is larger than ${limits.uploadBytes / 1024 / 1024} MB`;

/** How many files may be on their way at once, arriving or being worked on: as many lie on the disk at most. */
export const filesAtOnce = 20;
const retrySeconds = 5;
const onTheirWay = new Set<string>();
const tooManyFiles = (seconds: number): string =>
  `Too many files are being received. Please try again in ${seconds} seconds`;

/**
 * Streams the one file of a multipart request to disk, without ever holding it in memory. Throws 400 where the field
 * is missing, 413 past the limit, 415 for another type of body and 503 where many are on their way; what was written
 * then is removed.
 */
export async function receiveFile(
  request: FastifyRequest,
  { file: field, texts }: FormFields,
  folder: string,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new HttpError(415, 'Expected a file as multipart/form-data');
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes + fieldBytes) throw tooLarge(field);
  if (onTheirWay.size >= filesAtOnce) throw tryAgainIn(503, retrySeconds, tooManyFiles);
  const target = path.join(folder, newId());
  onTheirWay.add(target);
  const fields = new Map<string, unknown>();
  let name: string | undefined;
  try {
    await mkdir(folder, { recursive: true });
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (!texts.includes(part.fieldname)) continue;
        if (part.valueTruncated) throw invalidFields({ [part.fieldname]: 'This text is too long' });
        fields.set(part.fieldname, part.value);
        continue;
      }
      if (part.fieldname !== field || name !== undefined) {
        part.file.resume();
        continue;
      }
      name = part.filename.slice(0, fileNameCharacters);
      await pipeline(part.file, createWriteStream(target));
      if (part.file.truncated) throw tooLarge(field);
    }
    if (name === undefined) throw invalidFields({ [field]: `Expected a file in the field "${field}"` });
    return { path: target, name, fields: Object.fromEntries(fields) };
  } catch (error) {
    // Nothing more of it is understood; the rest is only let through.
    request.raw.unpipe();
    request.raw.resume();
    await removeFile({ path: target });
    throw formError(error, field);
  }
}

/** What is said of a form: its reader's own words are those of a library, and mostly of no status. */
function formError(error: unknown, field: string): unknown {
  if (!(error instanceof Error) || error instanceof HttpError || 'syscall' in error) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(field);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_FILES_LIMIT') {
    return new HttpError(413, 'The form has too many parts');
  }
  return new HttpError(400, 'The form is not valid multipart/form-data');
}

const tooLarge = (field: string): HttpError =>
  new HttpError(413, tooManyBytes, { errors: { [field]: tooManyBytes } });

/** Clears a received file, if it is still there. */
export async function removeFile({ path: target }: Pick<ReceivedFile, 'path'>): Promise<void> {
  await rm(target, { force: true });
  onTheirWay.delete(target);
}
