import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@vitrin/contract/limits';
import { siteFileFormat, siteFilePaths, sitePicture } from '@vitrin/contract/operation/siteFile';
import type { Clock } from '../clock.ts';
import type { FetchPicture } from '../images/fetchPicture.ts';
import type { Media } from '../media/openMedia.ts';
import { linesOf, type SiteFile } from '../siteFile/openSiteFile.ts';
import { SiteFileError } from '../siteFile/siteFileError.ts';
import type { SiteRecord } from '../siteFile/siteKinds.ts';
import type { Store } from '../store/openStore.ts';
import { shortened } from './plainText.ts';
import { readWxr, wxrBounds } from './readWxr.ts';
import { aboutWith } from './wordpressAbout.ts';
import { makeEntry } from './wordpressEntries.ts';
import { indexWordpress, keyOf, originalOf, readTypes, type WordpressIndex } from './wordpressIndex.ts';
import { openWordpressPictures, type WordpressPictures } from './wordpressPictures.ts';
import {
  idOf,
  type PageWishes,
  planEntries,
  type Tell,
  unknownPages,
  type WordpressPlan,
} from './wordpressPlan.ts';
import { timesOf } from './wordpressTimes.ts';
import type { WxrItem } from './wxrItem.ts';
import { type Moved, oldAddressesOf, openOldLists, redirectsOf } from './wordpressRedirects.ts';

/** A WordPress export converted to a site file, with what was left out. */
export type OpenedWordpress = {
  site: SiteFile;
  /** A one-line description of the export. */
  about: string;
  /** What was left out, a line each, with the reason. */
  leftOut: readonly string[];
  /** What was imported with changes. */
  changed: readonly string[];
  close: () => Promise<void>;
};

/** What reading an export needs of the installation. */
export type WordpressOptions = {
  store: Pick<Store, 'read'>;
  media: Pick<Media, 'make' | 'storage'>;
  clock: Clock;
  /** The folder for temporary files. */
  folder: string;
  pages: PageWishes;
  /** A copy of the old site's uploads. */
  uploads?: string | undefined;
  /** Fetches pictures that are not in there, if allowed. */
  fetchPicture?: FetchPicture | undefined;
};

/**
 * Reads a WordPress export (WXR) and writes its content to temporary files in the format of a site file, so that the
 * normal import does the rest. The export is read twice: once for an index, once for the texts, whose pictures are
 * fetched; the texts once more if they link to one that turned out not to be importable. Throws SiteFileError.
 */
export async function openWordpress(file: string, options: WordpressOptions): Promise<OpenedWordpress> {
  await checkPlace(file, options.uploads);
  await mkdir(options.folder, { recursive: true });
  const folder = await mkdtemp(path.join(options.folder, 'wordpress-'));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const index = await indexWordpress(createReadStream(file));
    const unknown = unknownPages(index, options.pages);
    if (unknown.length > 0) throw new SiteFileError(unknown);
    const read = await writeAside(file, { ...options, folder }, index);
    return { ...read, site: siteFileIn(folder, read.parts, read.pictureBytes, options.clock.now()), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function checkPlace(file: string, uploads: string | undefined): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || !found.isFile()) throw new SiteFileError([`There is no file ${file}`]);
  if (found.size > wxrBounds.fileBytes) throw new SiteFileError([`${file} is too large`]);
  if (uploads === undefined) return;
  const folder = await stat(uploads).catch(() => undefined);
  if (folder === undefined || !folder.isDirectory())
    throw new SiteFileError([`There is no folder ${uploads}`]);
}

async function writeAside(file: string, options: WordpressOptions, index: WordpressIndex) {
  const { store, clock, folder } = options;
  const [leftOut, changed, addresses] = [openList(), openList(), new Array<string>()];
  const tools = { reader: store.read, leaveOut: leftOut.tell, tell: changed.tell };
  const plan = await planEntries(index, options.pages, tools);
  const target = path.join(folder, 'pictures');
  const pictures = openWordpressPictures({
    ...options,
    originalOf: (address) => originalOf(index, address),
    folder: options.uploads,
    target,
  });
  const parts = await openParts(folder);
  try {
    const entries = { index, plan, pictures, leaveOut: leftOut.tell, parts };
    let written = await writeEntries(file, entries);
    // Entries that were refused after others had been given links to them: these links have to stay as they were.
    while (written.isStale) written = await writeEntries(file, entries);
    const { moved, lists, alts, about } = written;
    const redirects = await redirectsOf([...moved, ...lists.all()], {
      site: index.address,
      reader: store.read,
      now: clock.now(),
      leaveOut: (why) => addresses.push(why),
    });
    for (const redirect of redirects) await parts.write(siteFilePaths.records('redirects'), redirect);
    const bytes = new Map<string, number>();
    for (const [name, alt] of alts) {
      const facts = pictures.made.get(name);
      if (facts === undefined) throw new Error(`The picture ${name} was not made`);
      const { width, height, placeholder, color } = facts;
      const words = alt.slice(0, limits.shortTextCharacters);
      const row = { id: idOfPicture(index, name), name, width, height, alt: words, placeholder, color };
      const createdAt = clock.now().toISOString();
      await parts.write(siteFilePaths.pictures, sitePicture.parse({ ...row, createdAt }));
      bytes.set(name, facts.bytes);
    }
    if (about !== undefined) {
      const { value, picture } = await aboutWith(about, options);
      await parts.writeWhole(siteFilePaths.setting('about'), { updatedAt: about['updatedAt'], value });
      if (picture !== undefined) {
        const { id, name } = picture.record;
        await mkdir(target, { recursive: true });
        await writeFile(path.join(target, name), picture.file);
        bytes.set(name, picture.file.length);
        // It may have come with the same export before.
        const isWritten = alts.has(name) && id === idOfPicture(index, name);
        if (!isWritten) await parts.write(siteFilePaths.pictures, picture.record);
      }
    }
    return {
      about: whatItIs(index),
      leftOut: [...leftOut.lines(), ...addresses, ...countsOf(index, pictures.asked)],
      changed: changed.lines(),
      parts: parts.written,
      pictureBytes: bytes,
    };
  } finally {
    await parts.close();
  }
}

const idOfPicture = (index: WordpressIndex, name: string): string => idOf(index.address, 'picture', name);

type Entries = {
  index: WordpressIndex;
  plan: WordpressPlan;
  pictures: WordpressPictures;
  leaveOut: Tell;
  parts: Awaited<ReturnType<typeof openParts>>;
};

/** Writes all planned entries, in place of those that were written before, and takes those out that are refused. */
async function writeEntries(file: string, { index, plan, pictures, leaveOut, parts }: Entries) {
  await parts.clear();
  const [alts, moved, lists] = [new Map<string, string>(), new Array<Moved>(), openOldLists(index)];
  let isStale = false;
  let about: SiteRecord | undefined;
  const moveTo = (to: string, item: WxrItem, createdAt: string): void => {
    for (const from of oldAddressesOf(item)) moved.push({ from, to, createdAt });
  };
  const pictureId = (name: string, alt: string): string => {
    if (!alts.get(name)) alts.set(name, alt);
    return idOfPicture(index, name);
  };
  for await (const part of readWxr(createReadStream(file))) {
    if (part.kind !== 'item' || !readTypes.has(part.item.type)) continue;
    const { item } = part;
    const replacedBy = plan.replaced.get(keyOf(item));
    if (replacedBy !== undefined) moveTo(replacedBy, item, timesOf(item).createdAt);
    const planned = plan.entries.get(keyOf(item));
    if (planned === undefined) continue;
    const made = await makeEntry(item, planned, { index, plan, pictures, pictureId, tell: leaveOut });
    if ('why' in made) {
      leaveOut(item, made.why);
      if (plan.takeOut(item)) isStale = true;
      continue;
    }
    if (planned.as === 'about') about = made.record;
    else await parts.write(siteFilePaths.records(planned.as === 'post' ? 'posts' : 'services'), made.record);
    if (!planned.active) continue;
    const createdAt = String(made.record['createdAt']);
    moveTo(planned.address, item, createdAt);
    lists.add(item, made.lists, createdAt);
  }
  return { isStale, about, alts, moved, lists };
}

/** Collects remarks on entries, a line for each. */
function openList(): { tell: Tell; lines: () => string[] } {
  const told = new Map<string, Set<string>>();
  return {
    tell: ({ type, title, link }, why) => {
      const line = `${type} “${shortened(title || link)}” (${shortened(link)})`;
      told.set(line, (told.get(line) ?? new Set()).add(why));
    },
    lines: () => [...told].map(([line, reasons]) => `${line}: ${[...reasons].join('; ')}`),
  };
}

/** The line files, and the one setting, as temporary files. */
async function openParts(folder: string) {
  const written = new Map<string, string>();
  const files = new Map<string, Awaited<ReturnType<typeof open>>>();
  await mkdir(path.join(folder, 'content'));
  await mkdir(path.join(folder, 'settings'));
  const fileOf = async (name: string) => {
    const there = files.get(name);
    if (there !== undefined) return there;
    const opened = await open(path.join(folder, name), 'w');
    files.set(name, opened);
    written.set(name, path.join(folder, name));
    return opened;
  };
  const close = async (): Promise<void> => {
    for (const file of files.values()) await file.close();
    files.clear();
  };
  return {
    written,
    write: async (name: string, record: SiteRecord): Promise<void> => {
      await (await fileOf(name)).write(`${JSON.stringify(record)}\n`);
    },
    writeWhole: async (name: string, document: SiteRecord): Promise<void> => {
      await (await fileOf(name)).write(JSON.stringify(document));
    },
    /** Removes what was written. */
    clear: async (): Promise<void> => {
      await close();
      written.clear();
    },
    close,
  };
}

function siteFileIn(
  folder: string,
  parts: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, number>,
  now: Date,
): SiteFile {
  return {
    manifest: { ...siteFileFormat, exportedAt: now.toISOString(), files: [] },
    pictures: new Set(pictures.keys()),
    has: (name) => parts.has(name),
    document: async (name) => {
      const file = parts.get(name);
      const value: unknown = file === undefined ? undefined : JSON.parse(await readFile(file, 'utf8'));
      return value;
    },
    lines: async function* (name) {
      const file = parts.get(name);
      if (file === undefined) return;
      let number = 0;
      for await (const line of linesOf(createReadStream(file), name)) {
        const value: unknown = JSON.parse(line);
        yield { number: (number += 1), value };
      }
    },
    picture: (name) => readFile(path.join(folder, 'pictures', path.basename(name))),
    bytesOf: (name) => pictures.get(name) ?? 0,
    close: () => undefined,
  };
}

function whatItIs({ version, address, entries, attachments }: WordpressIndex): string {
  const posts = entries.filter(({ type }) => type === 'post').length;
  const files = attachments.size;
  return `an export of WordPress (WXR ${version}) of ${address}: ${posts} posts, ${entries.length - posts} pages, ${files} pictures and files`;
}

/** Counts of what is never imported. */
function countsOf(
  { comments, otherMeta, others, entries, attachments }: WordpressIndex,
  asked: ReadonlySet<string>,
): string[] {
  const unshown = [...attachments.values()].filter(({ address }) => !asked.has(address)).length;
  const numbered = entries.filter(({ link }) => URL.canParse(link) && new URL(link).pathname === '/');
  return [
    ...(unshown > 0 ? [`${unshown} pictures and files that nothing of this shows`] : []),
    ...(comments > 0 ? [`${comments} comments`] : []),
    ...[...others].map(([type, count]) => `${count} entries of the type “${type}”`),
    ...(otherMeta > 0 ? [`${otherMeta} fields of plugins and themes`] : []),
    ...(numbered.length > 0
      ? [`${numbered.length} addresses that are a number alone, such as /?p=12: redirects lead on from paths`]
      : []),
  ];
}
