import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import {
  siteFileFormat,
  siteFilePaths,
  type SiteManifest,
  siteManifest,
} from '@vitrin/contract/operation/siteFile';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { SiteFileError } from './siteFileError.ts';

/** Limits on a file before anything in it is trusted. */
export const siteFileBounds = {
  entries: 150_000,
  manifestBytes: 64 * 1024 * 1024,
  documentBytes: 1024 * 1024,
  /** All lines of a kind, and a single one: the longest HTML with all other fields of an entry. */
  linesBytes: 4 * 1024 * 1024 * 1024,
  lineBytes: 8 * 1024 * 1024,
  pictureBytes: 64 * 1024 * 1024,
  /** Pictures cannot be compressed further: a file that unpacks to more than this factor is not a site. */
  pictureShare: 4,
} as const;

/** An opened site file: its parts by path, each verified against the manifest while it is read. */
export type SiteFile = {
  manifest: SiteManifest;
  /** The names of the pictures whose files are included. */
  pictures: ReadonlySet<string>;
  /** A small part as a whole; undefined if it is absent. */
  document: (path: string) => Promise<unknown>;
  /** The lines of a part with their numbers; none if it is absent. */
  lines: (path: string) => AsyncGenerator<{ number: number; value: unknown }>;
  has: (path: string) => boolean;
  picture: (name: string) => Promise<Buffer>;
  bytesOf: (name: string) => number;
  close: () => void;
};

const pathForm =
  /^(?:manifest\.json|content\/[a-z]{1,20}\.jsonl|settings\/[a-zA-Z]{1,20}\.json|pictures\/[0-9a-f]{32}\.[a-z]{2,4})$/;

/** For an entry packed on Unix, the upper half of its attributes contains the file type. */
const isPlainFile = ({ externalFileAttributes, versionMadeBy }: Entry): boolean => {
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  return versionMadeBy >>> 8 !== 3 || kind === 0 || kind === 0o100000;
};

/** Opens a site file, and checks its directory before anything is unpacked. Throws SiteFileError. */
export async function openSiteFile(file: string): Promise<SiteFile> {
  let zip: ZipFile;
  try {
    zip = await openPromise(file, { autoClose: false, lazyEntries: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new SiteFileError([`There is no file ${file}`]);
    throw new SiteFileError(['This is no zip file, or a part of one']);
  }
  try {
    return await openParts(zip);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openParts(zip: ZipFile): Promise<SiteFile> {
  const entries = await readEntries(zip);
  const open = async (entry: Entry): Promise<AsyncIterable<Buffer>> => {
    const stream = await zip.openReadStreamPromise(entry);
    // Errors are observed by the reader; this prevents an unhandled rejection.
    finished(stream).catch(() => undefined);
    return stream;
  };
  const whole = async (entry: Entry): Promise<Buffer> => {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await open(entry)) chunks.push(chunk);
      return Buffer.concat(chunks);
    } catch {
      throw new SiteFileError([`${entry.fileName} cannot be unpacked`]);
    }
  };
  const manifest = await readManifest(entries, whole);
  const told = new Map(manifest.files.map((part) => [part.path, part]));
  compare(entries, told);

  const check = (path: string, sha256: string): void => {
    if (told.get(path)?.sha256 !== sha256)
      throw new SiteFileError([`${path} is not what was exported: its checksum differs`]);
  };
  const checked = async (entry: Entry): Promise<Buffer> => {
    const bytes = await whole(entry);
    check(entry.fileName, createHash('sha256').update(bytes).digest('hex'));
    return bytes;
  };

  return {
    manifest,
    pictures: new Set(
      [...entries.keys()].filter((name) => name.startsWith('pictures/')).map((name) => name.slice(9)),
    ),
    has: (path) => entries.has(path),
    document: async (path) => {
      const entry = entries.get(path);
      return entry === undefined ? undefined : jsonIn(String(await checked(entry)), path);
    },
    picture: async (name) => {
      const entry = entries.get(siteFilePaths.picture(name));
      if (entry === undefined) throw new SiteFileError([`The picture ${name} is missing`]);
      return checked(entry);
    },
    bytesOf: (name) => entries.get(siteFilePaths.picture(name))?.uncompressedSize ?? 0,
    lines: async function* (path) {
      const entry = entries.get(path);
      if (entry === undefined) return;
      const hash = createHash('sha256');
      let number = 0;
      for await (const line of linesOf(await open(entry), path, (chunk) => hash.update(chunk))) {
        number += 1;
        yield { number, value: jsonIn(line, `${path}, line ${number}`) };
      }
      check(path, hash.digest('hex'));
    },
    close: () => zip.close(),
  };
}

function jsonIn(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SiteFileError([`${where} is no JSON`]);
  }
}

/** The lines of a part; throws for one that is too long. */
export async function* linesOf(
  chunks: AsyncIterable<Buffer>,
  path: string,
  seen: (chunk: Buffer) => void = () => undefined,
): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    seen(chunk);
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      parts.push(chunk.subarray(start, end));
      yield Buffer.concat(parts).toString();
      parts = [];
      bytes = 0;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes > siteFileBounds.lineBytes) throw new SiteFileError([`${path} has a line that is too long`]);
  }
  if (bytes > 0) yield Buffer.concat(parts).toString();
}

const mostBytesOf = (path: string): number => {
  if (path === siteFilePaths.manifest) return siteFileBounds.manifestBytes;
  if (path.startsWith('content/')) return siteFileBounds.linesBytes;
  return path.startsWith('settings/') ? siteFileBounds.documentBytes : siteFileBounds.pictureBytes;
};

/** The parts by path. The library has already refused absolute names and those with `..`. */
async function readEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > siteFileBounds.entries)
    throw new SiteFileError([`It has ${zip.entryCount} parts, more than ${siteFileBounds.entries}`]);
  const entries = new Map<string, Entry>();
  let [packed, pictures] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, compressedSize, uncompressedSize } = entry;
      if (name.endsWith('/') && uncompressedSize === 0) continue;
      if (!pathForm.test(name)) throw new SiteFileError([`${name} is no part of a site`]);
      if (entries.has(name)) throw new SiteFileError([`${name} is there twice`]);
      if (!isPlainFile(entry)) throw new SiteFileError([`${name} is a link, and no file`]);
      if (!entry.canDecodeFileData()) throw new SiteFileError([`${name} is packed in an unknown way`]);
      if (uncompressedSize > mostBytesOf(name)) throw new SiteFileError([`${name} is too large`]);
      packed += compressedSize;
      if (name.startsWith('pictures/')) pictures += uncompressedSize;
      // Overlapping parts would unpack to far more than the file contains.
      if (packed > zip.fileSize) throw new SiteFileError(['Its parts overlap']);
      entries.set(name, entry);
    }
  } catch (error) {
    if (error instanceof SiteFileError) throw error;
    throw new SiteFileError([
      `It cannot be read as a zip file (${error instanceof Error ? error.message : 'unknown error'})`,
    ]);
  }
  if (pictures > zip.fileSize * siteFileBounds.pictureShare)
    throw new SiteFileError(['Its pictures unpack to far more than the file']);
  return entries;
}

const versioned = z.looseObject({ format: z.literal(siteFileFormat.format), version: z.number() });

async function readManifest(
  entries: ReadonlyMap<string, Entry>,
  whole: (entry: Entry) => Promise<Buffer>,
): Promise<SiteManifest> {
  const entry = entries.get(siteFilePaths.manifest);
  const given = entry && jsonIn(String(await whole(entry)), siteFilePaths.manifest);
  const said = versioned.safeParse(given);
  if (!said.success) throw new SiteFileError(['This is no exported site: its manifest is missing']);
  if (said.data.version > siteFileFormat.version)
    throw new SiteFileError([
      `It was exported by a newer version (format ${said.data.version}; this one reads ${siteFileFormat.version})`,
    ]);
  const parsed = siteManifest.safeParse(given);
  if (!parsed.success) throw new SiteFileError(['Its manifest is damaged']);
  return parsed.data;
}

/** Throws unless manifest and parts match exactly. */
function compare(entries: ReadonlyMap<string, Entry>, told: ReadonlyMap<string, { bytes: number }>): void {
  for (const [name, { uncompressedSize }] of entries) {
    if (name === siteFilePaths.manifest) continue;
    const part = told.get(name);
    if (part === undefined) throw new SiteFileError([`${name} is not in the manifest`]);
    if (part.bytes !== uncompressedSize)
      throw new SiteFileError([`${name} is not what was exported: its size differs`]);
  }
  for (const name of told.keys()) {
    if (!entries.has(name)) throw new SiteFileError([`${name} is missing`]);
  }
}
