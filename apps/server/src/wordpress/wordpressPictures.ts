import { mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@vitrin/contract/limits';
import { HttpError } from '../http/httpErrors.ts';
import { type FetchPicture, NoAnswer } from '../images/fetchPicture.ts';
import type { Media } from '../media/openMedia.ts';
import type { PictureFacts } from '../media/uploads/rewritePicture.ts';
import { newId } from '../newId.ts';

/** A picture that was fetched, or why it could not be. */
export type Brought = { facts: PictureFacts } | { why: string };

/** Fetches pictures by their addresses on the old site; each is tried once. */
export type WordpressPictures = {
  bring: (address: string) => Promise<Brought>;
  /** The requested addresses. */
  asked: ReadonlySet<string>;
  /** The fetched pictures, by name. */
  made: ReadonlyMap<string, PictureFacts>;
};

/** After this many requests without an answer in a row a host is not contacted any more. */
const mostUnanswered = 5;

/** A folder "2019/05" and everything below it, wherever a site keeps its uploads. */
const uploads = /\/(?:wp-content\/uploads|wp-content\/blogs\.dir\/\d+\/files|files|uploads)\/(.+)$/;

/**
 * Takes pictures from a copy of the uploads folder, or from the web if that is allowed, and processes each like an
 * upload.
 */
export function openWordpressPictures(options: {
  media: Pick<Media, 'make'>;
  /** Where the processed files are written. */
  target: string;
  /** The address of the original of a resized picture. */
  originalOf: (address: string) => string;
  /** A copy of wp-content/uploads, or of a folder that contains it. */
  folder?: string | undefined;
  fetchPicture?: FetchPicture | undefined;
}): WordpressPictures {
  const { media, target, originalOf, folder, fetchPicture } = options;
  const known = new Map<string, Promise<Brought>>();
  const made = new Map<string, PictureFacts>();
  const unanswered = new Map<string, number>();

  const make = async (file: string): Promise<Brought> => {
    const { facts, file: bytes } = await media.make(file);
    if (!made.has(facts.name)) await writeFile(path.join(target, facts.name), bytes);
    made.set(facts.name, facts);
    return { facts };
  };

  const fromFolder = async (address: string): Promise<Brought | undefined> => {
    if (folder === undefined) return undefined;
    let refused: HttpError | undefined;
    for (const one of new Set([originalOf(address), address])) {
      try {
        const file = await fileFor(folder, one);
        if (file !== undefined) return await make(file);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        // An original that is too large or damaged may have a smaller copy.
        refused ??= error;
      }
    }
    if (refused !== undefined) throw refused;
    return undefined;
  };

  const fromWeb = async (address: string, fetchFrom: FetchPicture): Promise<Brought> => {
    const { host } = new URL(address);
    const failed = unanswered.get(host) ?? 0;
    if (failed >= mostUnanswered) return { why: `${host} did not answer before` };
    const file = path.join(target, `arriving-${newId()}`);
    try {
      await fetchFrom(address, file, new AbortController().signal);
      unanswered.delete(host);
      return await make(file);
    } catch (error) {
      if (error instanceof NoAnswer) unanswered.set(host, failed + 1);
      else unanswered.delete(host);
      throw error;
    } finally {
      await rm(file, { force: true });
    }
  };

  const find = async (address: string): Promise<Brought> => {
    try {
      const here = await fromFolder(address);
      if (here !== undefined) return here;
      if (isWithinText(address)) return { why: 'it is not a file' };
      if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
        return { why: 'its address leads nowhere' };
      if (fetchPicture !== undefined) return await fromWeb(address, fetchPicture);
      return {
        why:
          folder === undefined
            ? 'no folder was given, nor --fetch'
            : 'it is not in the folder, and --fetch was not given',
      };
    } catch (error) {
      if (error instanceof HttpError) return { why: error.message };
      throw error;
    }
  };

  const addresses = new Set<string>();

  return {
    made,
    asked: addresses,
    bring: async (address) => {
      addresses.add(address);
      await mkdir(target, { recursive: true });
      const asked = known.get(address) ?? find(address);
      known.set(address, asked);
      return asked;
    },
  };
}

/** Whether an address is the picture itself, written as a text. */
export const isWithinText = (address: string): boolean => /^data:/i.test(address);

/** The file of an address in the folder, which no address can leave. */
async function fileFor(folder: string, address: string): Promise<string | undefined> {
  const place = placeOf(address);
  if (place === undefined) return undefined;
  const root = await realpath(folder);
  const places = [place, `wp-content/uploads/${place}`, `uploads/${place}`, path.basename(place)];
  for (const one of places) {
    const file = await realpath(path.join(root, one)).catch(() => undefined);
    if (file === undefined || !file.startsWith(root + path.sep)) continue;
    const found = await stat(file);
    if (!found.isFile()) continue;
    if (found.size > limits.uploadBytes)
      throw new HttpError(413, `it is larger than ${limits.uploadBytes / 1024 / 1024} MB`);
    return file;
  }
  return undefined;
}

/** The path after the uploads folder in an address; the whole path elsewhere. */
function placeOf(address: string): string | undefined {
  const [bare = ''] = address.split(/[?#]/, 1);
  try {
    const name = decodeURIComponent(URL.canParse(bare) ? new URL(bare).pathname : bare);
    return name.includes('\0') ? undefined : (uploads.exec(name)?.[1] ?? name.replace(/^\/+/, ''));
  } catch {
    return undefined;
  }
}
