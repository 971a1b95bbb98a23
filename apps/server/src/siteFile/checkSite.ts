import {
  type SitePicture,
  siteFilePaths,
  siteNotice,
  sitePicture,
  siteRecords,
  siteRetention,
  siteSetting,
  type SiteSetting,
  siteSettings,
  siteTrash,
} from '@vitrin/contract/operation/siteFile';
import { type TrashKind, trashKinds } from '@vitrin/contract/history/trash';
import type { z } from 'zod';
import { parseInput } from '../http/input/parseInput.ts';
import { icoSize } from '../media/uploads/icoSize.ts';
import { kindOfBytes } from '../media/uploads/kindOfBytes.ts';
import type { Media } from '../media/openMedia.ts';
import { nameOf, type PictureExtension } from '../media/pictureName.ts';
import { namesOf } from '../namesOf.ts';
import type { SiteFile } from './openSiteFile.ts';
import type { SiteRecord } from './siteKinds.ts';
import { isWholePdf } from '../media/uploads/readPdf.ts';
import { SiteProblems } from './siteFileError.ts';

/** Parses a record like a form: bounded, and its HTML cleaned by the policy. */
export function readRecord<T>(schema: z.ZodType<T>, given: unknown): { value: T } | { problem: string } {
  const parsed = parseInput(schema, given);
  if ('value' in parsed) return parsed;
  const { errors = {}, message } = parsed.error;
  const fields = Object.entries(errors).map(([field, told]) => `${field}: ${told}`);
  return { problem: fields.length > 0 ? fields.join('; ') : message };
}

const extensions = ['jpg', 'png', 'webp', 'avif', 'gif', 'ico', 'pdf'] as const satisfies PictureExtension[];

/**
 * Checks everything in a site file before anything is written: each record against its schema, references between
 * records, checksums, and that each picture is one. Throws SiteFileError.
 */
export async function checkSite(
  site: SiteFile,
  media: Pick<Media, 'storage' | 'describe'>,
  tell: (done: number, all: number) => void,
): Promise<void> {
  const problems = new SiteProblems();
  const pictures = await readPictures(site, problems);
  for (const key of namesOf(siteSettings)) await checkSetting(site, key, pictures, problems);
  for (const kind of trashKinds) await checkRecords(site, kind, pictures, problems);
  await checkTrash(site, pictures, problems);
  await checkMessageRules(site, problems);
  // Pictures are the most expensive check.
  problems.throwAny();
  await checkPictures(site, pictures, media, { problems, tell });
  problems.throwAny();
}

async function checkSetting(
  site: SiteFile,
  key: SiteSetting,
  pictures: Pictures,
  problems: SiteProblems,
): Promise<void> {
  const path = siteFilePaths.setting(key);
  if (!site.has(path)) return;
  const read = readRecord(siteSetting, await site.document(path));
  const value = 'value' in read ? readRecord<SiteRecord>(siteSettings[key], read.value.value) : read;
  if ('problem' in value) {
    problems.add(`${path}: ${value.problem}`);
    return;
  }
  for (const [name, id] of Object.entries(value.value)) {
    if (/pictureId$/i.test(name) && typeof id === 'string' && !pictures.has(id))
      problems.add(`${path}: ${name}: the picture ${id} is missing`);
  }
}

type Pictures = ReadonlyMap<string, Pick<SitePicture, 'name' | 'width' | 'height'>>;

async function readPictures(site: SiteFile, problems: SiteProblems): Promise<Pictures> {
  const path = siteFilePaths.pictures;
  const found = new Map<string, Pick<SitePicture, 'name' | 'width' | 'height'>>();
  for await (const { number, value } of site.lines(path)) {
    const read = readRecord(sitePicture, value);
    if ('problem' in read) {
      problems.add(`${path}, line ${number}: ${read.problem}`);
      continue;
    }
    const { id, name, width, height } = read.value;
    if (found.has(id)) problems.add(`${path}, line ${number}: the id ${id} is there twice`);
    if (!site.pictures.has(name)) problems.add(`${path}, line ${number}: the file ${name} is missing`);
    found.set(id, { name, width, height });
  }
  return found;
}

async function checkRecords(
  site: SiteFile,
  kind: TrashKind,
  pictures: Pictures,
  problems: SiteProblems,
): Promise<void> {
  const path = siteFilePaths.records(kind);
  const [ids, paths] = [new Set<string>(), new Set<string>()];
  for await (const { number, value } of site.lines(path)) {
    const read = readRecord<SiteRecord>(siteRecords[kind], value);
    const where = `${path}, line ${number}`;
    if ('problem' in read) {
      problems.add(`${where}: ${read.problem}`);
      continue;
    }
    const record = read.value;
    const id = String(record['id']);
    if (ids.has(id)) problems.add(`${where}: the id ${id} is there twice`);
    ids.add(id);
    const address = addressIn(record);
    if (address !== '' && paths.has(address)) problems.add(`${where}: the path ${address} is there twice`);
    paths.add(address);
    checkShown(record, pictures, where, problems);
  }
}

/** Addresses are unique within their kind; those of redirects within their owner as well. */
const addressIn = ({ path, owner }: SiteRecord): string =>
  typeof path === 'string' && path !== '' ? [owner, path].filter(Boolean).join(' ') : '';

function checkShown(record: SiteRecord, pictures: Pictures, where: string, problems: SiteProblems): void {
  for (const pictureId of shownIn(record)) {
    const picture = pictures.get(pictureId);
    if (picture === undefined) problems.add(`${where}: the picture ${pictureId} is missing`);
    else if (picture.name.endsWith('.pdf') !== (pictureId === record['pdfId']))
      problems.add(`${where}: ${pictureId} is ${picture.name.endsWith('.pdf') ? 'a' : 'no'} PDF`);
  }
}

const listIn = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/** The ids of the pictures that a record shows, main one first, and of its PDF. */
export const shownIn = ({ pictureId, pictureIds, furtherPictureIds, pdfId }: SiteRecord): string[] => [
  ...new Set(
    [pictureId, ...listIn(pictureIds), ...listIn(furtherPictureIds), pdfId].filter(
      (id): id is string => typeof id === 'string',
    ),
  ),
];

async function checkMessageRules(site: SiteFile, problems: SiteProblems): Promise<void> {
  const path = siteFilePaths.retention;
  if (site.has(path)) {
    const read = readRecord(siteSetting, await site.document(path));
    const value = 'value' in read ? readRecord(siteRetention, read.value.value) : read;
    if ('problem' in value) problems.add(`${path}: ${value.problem}`);
  }
  for await (const { number, value } of site.lines(siteFilePaths.notices)) {
    const read = readRecord(siteNotice, value);
    if ('problem' in read) problems.add(`${siteFilePaths.notices}, line ${number}: ${read.problem}`);
  }
}

async function checkTrash(site: SiteFile, pictures: Pictures, problems: SiteProblems): Promise<void> {
  const ids = new Set<string>();
  for await (const { number, value } of site.lines(siteFilePaths.trash)) {
    const where = `${siteFilePaths.trash}, line ${number}`;
    const read = readRecord(siteTrash, value);
    if ('problem' in read) {
      problems.add(`${where}: ${read.problem}`);
      continue;
    }
    const { id, kind, record } = read.value;
    if (ids.has(id)) problems.add(`${where}: the id ${id} is there twice`);
    ids.add(id);
    const kept = readRecord<SiteRecord>(siteRecords[kind], record);
    if ('problem' in kept) problems.add(`${where}: ${kept.problem}`);
    else checkShown(kept.value, pictures, where, problems);
  }
}

async function checkPictures(
  site: SiteFile,
  pictures: Pictures,
  media: Pick<Media, 'storage' | 'describe'>,
  { problems, tell }: { problems: SiteProblems; tell: (done: number, all: number) => void },
): Promise<void> {
  const files = new Map([...pictures.values()].map((picture) => [picture.name, picture]));
  for (const name of site.pictures) {
    if (!files.has(name)) problems.add(`pictures/${name}: nothing tells of this picture`);
  }
  let done = 0;
  for (const [name, told] of files) {
    const bytes = await site.picture(name);
    const size = await sizeOf(bytes, name, told, media).catch(() => undefined);
    if (size === undefined) problems.add(`pictures/${name} is no picture that can be shown`);
    else if (size.width !== told.width || size.height !== told.height)
      problems.add(`pictures/${name} is ${size.width} × ${size.height} pixels, and not as told`);
    tell((done += 1), files.size);
  }
}

/** The size of a picture; undefined if the file does not match its name. */
async function sizeOf(
  bytes: Buffer,
  name: string,
  told: { width: number; height: number },
  { storage, describe }: Pick<Media, 'storage' | 'describe'>,
): Promise<{ width: number; height: number } | undefined> {
  const extension = extensions.find((ending) => name.endsWith(`.${ending}`));
  if (extension === undefined || nameOf(bytes, extension) !== name) return undefined;
  if (extension === 'pdf') return isWholePdf(bytes) ? { width: 0, height: 0 } : undefined;
  if (extension === 'ico') return icoSize(bytes);
  if (kindOfBytes(bytes) !== (extension === 'jpg' ? 'jpeg' : extension)) return undefined;
  // Names are content hashes: a picture that is stored already has been decoded before.
  if ((await storage.find(name)) !== null) return told;
  return describe(bytes, extension);
}
