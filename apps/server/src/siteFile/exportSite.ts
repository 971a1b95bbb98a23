import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as connect, Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { namesOf } from '../namesOf.ts';
import {
  type SiteManifest,
  siteFileFormat,
  siteFilePaths,
  siteNotice,
  sitePicture,
  siteRecords,
  siteRedirect,
  siteRetention,
  siteSetting,
  siteSettings,
  siteTrash,
} from '@vitrin/contract/operation/siteFile';
import { type TrashKind, trashKinds } from '@vitrin/contract/history/trash';
import { fieldErrors } from '@vitrin/contract/errors/error';
import { ZipFile } from 'yazl';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { PictureStorage } from '../media/storage/pictureStorage.ts';
import { retentionKey } from '../personalData/personalData.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Reader, Store } from '../store/openStore.ts';
import { contentPictures } from '../media/pictures.ts';
import { inChunks, textRows } from '../store/ordered.ts';
import { keptRows, recordOf, type SiteRecord, siteKinds } from './siteKinds.ts';

/** What was written into a site file, and the records that an import would refuse. */
export type Exported = {
  records: Readonly<Record<string, number>>;
  pictures: number;
  refused: readonly string[];
};

/** How many refused records are listed. */
const named = 50;

type Written = { path: string; bytes: number; sha256: string };

/**
 * Writes the content of a site into one file: everything as of one moment, and the originals of its pictures. The texts
 * are first written to temporary files, so that the snapshot ends before a slow reader has received the file.
 */
export async function exportSite(
  options: {
    store: Pick<Store, 'snapshot'>;
    storage: PictureStorage;
    clock: Clock;
    /** The folder for temporary files. */
    folder: string;
    /** Includes what visitors wrote; off by default. */
    messages?: boolean;
  },
  output: Writable,
): Promise<Exported> {
  const { store, storage, clock, messages = false } = options;
  await mkdir(options.folder, { recursive: true });
  const folder = await mkdtemp(path.join(options.folder, 'export-'));
  const zip = new ZipFile();
  const open = new Set<Readable>();
  let isOver = false;
  /** Forwards a file's errors to the zip, which does not observe them by itself. */
  const opened = (stream: Readable): Readable => {
    stream.on('error', (error) => zip.emit('error', error));
    stream.once('close', () => open.delete(stream));
    open.add(stream);
    if (isOver) stream.destroy();
    return stream;
  };
  try {
    const exportedAt = clock.now();
    const aside = openAside(folder);
    const names = await store.snapshot((reader) => writeTexts(reader, aside, messages));
    const files: Written[] = [...aside.written];
    const mtime = exportedAt;
    for (const [index, { path: name, bytes }] of aside.written.entries()) {
      zip.addReadStreamLazy(name, { mtime, size: bytes }, (take) => take(null, opened(aside.open(index))));
    }
    for (const name of names) {
      const place = siteFilePaths.picture(name);
      zip.addReadStreamLazy(place, { mtime, compress: false }, (take) => {
        openHashed(storage, name, (bytes, sha256) => files.push({ path: place, bytes, sha256 })).then(
          (stream) => take(null, opened(stream)),
          (error: unknown) => zip.emit('error', error),
        );
      });
    }
    // It comes last, when the checksums of all others are known.
    zip.addReadStreamLazy(siteFilePaths.manifest, { mtime }, (take) => {
      const manifest: SiteManifest = { ...siteFileFormat, exportedAt: exportedAt.toISOString(), files };
      take(null, Readable.from([`${JSON.stringify(manifest, undefined, 1)}\n`]));
    });
    zip.end();
    const stream = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
    zip.on('error', (error: Error) => stream.destroy(error));
    zip.outputStream.pipe(stream);
    await pipeline(stream, output);
    return { records: aside.records, pictures: names.size, refused: aside.refused };
  } finally {
    // If the reader has gone, the current file would stay open, and the next one would be opened.
    isOver = true;
    for (const stream of open) stream.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a picture's file, computing its checksum while it is read. */
async function openHashed(
  storage: PictureStorage,
  name: string,
  done: (bytes: number, sha256: string) => void,
): Promise<Readable> {
  const file = await storage.find(name);
  if (file === null) throw new Error(`The file of the picture ${name} is missing from the storage`);
  const hashing = hashingStream(done);
  // Errors of the source are passed on.
  connect(await file.open(), hashing, () => undefined);
  return hashing;
}

function hashingStream(done: (bytes: number, sha256: string) => void): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      hash.update(chunk);
      bytes += chunk.length;
      next(null, chunk);
    },
    flush: (next) => {
      done(bytes, hash.digest('hex'));
      next();
    },
  });
}

type Aside = ReturnType<typeof openAside>;

/** Temporary files that are written one after the other, and read back in that order. */
function openAside(folder: string) {
  const written: Written[] = [];
  const refused: string[] = [];
  const records: Record<string, number> = {};
  const fileOf = (index: number): string => path.join(folder, String(index));

  async function write(name: string, texts: Iterable<string> | AsyncIterable<string>): Promise<void> {
    const hashing = hashingStream((bytes, sha256) => written.push({ path: name, bytes, sha256 }));
    await pipeline(Readable.from(texts), hashing, createWriteStream(fileOf(written.length)));
  }

  /** A record as parsed by its schema; an invalid one is written as it is, and listed. */
  function accepted(schema: z.ZodType, where: string, record: SiteRecord): unknown {
    const parsed = schema.safeParse(record);
    if (parsed.success) return parsed.data;
    const told = Object.entries(fieldErrors(parsed.error)).map(([field, message]) => `${field}: ${message}`);
    if (refused.length < named) refused.push(`${where} ${String(record['id'])}: ${told.join('; ')}`);
    return record;
  }

  return {
    written,
    refused,
    records,
    accepted,
    /** Opened only when its turn comes. */
    open: (index: number): Readable => createReadStream(fileOf(index)),
    document: (name: string, value: unknown) => write(name, [`${JSON.stringify(value, undefined, 2)}\n`]),
    lines: async (
      name: string,
      { key, schema }: { key: string; schema: z.ZodType },
      chunks: AsyncIterable<SiteRecord[]>,
    ): Promise<void> => {
      records[key] = 0;
      async function* texts(): AsyncGenerator<string> {
        for await (const chunk of chunks) {
          records[key] = (records[key] ?? 0) + chunk.length;
          yield chunk.map((record) => `${JSON.stringify(accepted(schema, key, record))}\n`).join('');
        }
      }
      await write(name, texts());
    },
  };
}

/** Writes everything but the picture files to temporary files, and returns the names of the pictures. */
async function writeTexts(reader: Reader, aside: Aside, messages: boolean): Promise<ReadonlySet<string>> {
  for (const key of namesOf(siteSettings)) {
    const query = reader.selectFrom('setting').selectAll().where('key', '=', key);
    const row = await query.executeTakeFirst();
    if (row === undefined) continue;
    const value = storedFields(siteSettings[key], row.value);
    const document = siteSetting.parse({ updatedAt: row.updatedAt.toISOString(), value });
    await aside.document(siteFilePaths.setting(key), document);
  }
  const names = new Set<string>();
  await aside.lines(
    siteFilePaths.pictures,
    { key: 'pictures', schema: sitePicture },
    readPictures(reader, names),
  );
  for (const kind of trashKinds) {
    if (kind === 'messages' && !messages) continue;
    const how = { key: kind, schema: siteRecords[kind] };
    await aside.lines(siteFilePaths.records(kind), how, siteKinds[kind].read(reader));
  }
  if (messages) await writeMessageRules(reader, aside);
  await aside.lines(
    siteFilePaths.trash,
    { key: 'trash', schema: siteTrash },
    readTrash(reader, aside, messages),
  );
  return names;
}

/** Writes what messages were sent under: the notices that they refer to, and how long they are kept. */
async function writeMessageRules(reader: Reader, aside: Aside): Promise<void> {
  const row = await reader
    .selectFrom('retention')
    .selectAll()
    .where('key', '=', retentionKey)
    .executeTakeFirst();
  if (row !== undefined) {
    const value = siteRetention.parse({ months: row.months });
    const document = siteSetting.parse({ updatedAt: row.updatedAt.toISOString(), value });
    await aside.document(siteFilePaths.retention, document);
  }
  await aside.lines(siteFilePaths.notices, { key: 'notices', schema: siteNotice }, readNotices(reader));
}

async function* readNotices(reader: Reader): AsyncGenerator<SiteRecord[]> {
  const query = reader.selectFrom('noticeVersion').selectAll();
  for await (const rows of inChunks(query, { columns: ['id'], descending: false }, textRows))
    yield rows.map((row) => recordOf(siteNotice, row));
}

async function* readPictures(reader: Reader, names: Set<string>): AsyncGenerator<SiteRecord[]> {
  // Replaced pictures are referenced only by versions, which are not exported.
  const query = contentPictures(reader).selectAll().where('retiredAt', 'is', null);
  for await (const rows of inChunks(query, { columns: ['id'], descending: false })) {
    for (const { name } of rows) names.add(name);
    yield rows.map((row) => recordOf(sitePicture, row));
  }
}

async function* readTrash(
  reader: Reader,
  { accepted }: Aside,
  messages: boolean,
): AsyncGenerator<SiteRecord[]> {
  const isExported = (kind: string): kind is TrashKind =>
    trashKinds.some((each) => each === kind) && (messages || kind !== 'messages');
  const query = reader.selectFrom('trash').selectAll();
  for await (const rows of inChunks(query, { columns: ['id'], descending: false }, 50)) {
    const records: SiteRecord[] = [];
    for (const { id, kind, title, address, record, deletedBy, deletedAt } of rows) {
      if (!isExported(kind)) continue;
      const given = await siteKinds[kind].ofTrash(reader, record);
      const former = kind === 'redirects' ? [] : keptRows(record, 'oldPath');
      records.push({
        id,
        kind,
        title,
        address,
        deletedBy,
        deletedAt: deletedAt.toISOString(),
        record: accepted(siteRecords[kind], `trash: ${kind}`, given),
        redirects: former.map((row) => recordOf(siteRedirect, row)),
      });
    }
    yield records;
  }
}
