import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits } from '@vitrin/contract/limits';
import type { FastifyRequest } from 'fastify';
import { newId } from '../newId.ts';
import { HttpError, invalidFields } from './httpErrors.ts';

/** A file that came with a request, in a temporary place that is cleared when the request has been answered. */
export type ReceivedFile = {
  path: string;
  /** What the sender calls it; it says nothing about what it is. */
  name: string;
  /** The plain fields that stood beside it. */
  fields: Readonly<Record<string, unknown>>;
};

/** The message of 413, naming the limit. */
export const tooManyBytes = `The file is larger than ${limits.uploadBytes / 1024 / 1024} MB`;

/**
 * Streams the one file of a multipart request to disk, without ever holding it in memory. Throws 400 where the field
 * is missing, 413 past the limit and 415 for another type of body; what was written then is removed.
 */
export async function receiveFile(
  request: FastifyRequest,
  field: string,
  folder: string,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new HttpError(415, 'Expected a file as multipart/form-data');
  await mkdir(folder, { recursive: true });
  const target = path.join(folder, newId());
  const fields = new Map<string, unknown>();
  let name: string | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields.set(part.fieldname, part.value);
        continue;
      }
      if (part.fieldname !== field || name !== undefined) {
        part.file.resume();
        continue;
      }
      name = part.filename;
      await pipeline(part.file, createWriteStream(target));
      if (part.file.truncated) throw tooLarge(field);
    }
    if (name === undefined) throw invalidFields({ [field]: `Expected a file in the field "${field}"` });
    return { path: target, name, fields: Object.fromEntries(fields) };
  } catch (error) {
    await removeFile({ path: target });
    throw error;
  }
}

const tooLarge = (field: string): HttpError =>
  new HttpError(413, tooManyBytes, { errors: { [field]: tooManyBytes } });

/** Clears a received file, if it is still there. */
export const removeFile = (file: Pick<ReceivedFile, 'path'>): Promise<void> => rm(file.path, { force: true });
