import { z } from 'zod';
import { html } from '../html/html.ts';
import { id, timestamp } from '../id.ts';
import { image } from '../files/image.ts';
import { plainGroups } from '../kinds/plainKinds.ts';
import { limits } from '../limits.ts';
import { exactText } from '../text/text.ts';

/**
 * What has a history, by the names of its calls: entries by their ids, and of `settings` the parts that
 * `historySections` names.
 */
export const historyKinds = ['services', 'projects', 'posts', 'gallery', ...plainGroups, 'settings'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Everything that has versions: what is told of a picture of the library has them, too, but no draft. */
export const versionedKinds = [...historyKinds, 'pictures'] as const;
export type VersionedKind = (typeof versionedKinds)[number];

/** A kind of entries that have a history. */
export type EntryHistoryKind = Exclude<HistoryKind, 'settings'>;

/**
 * What made a version: `initial` is what was there before versions were kept, `returned` came back from the trash at
 * another path, `switched` became visible or hidden, and `moved` got another place.
 */
export const versionActs = [
  'added',
  'changed',
  'switched',
  'moved',
  'restored',
  'returned',
  'initial',
] as const;
export type VersionAct = (typeof versionActs)[number];

/** What differs between two versions, for words to be made of it. */
export const versionChange = z
  .object({
    /** The names of fields whose values differ, in the order of the form. */
    fields: z.array(z.string()),
    /** A picture in place of another one is one that was added and one that was removed. */
    pictures: z.object({
      added: z.int().min(0),
      removed: z.int().min(0),
      /** Pictures of both whose description or visibility differs. */
      changed: z.int().min(0),
      /** Those that both have stand in another order. */
      reordered: z.boolean(),
    }),
    /** It has another place in its list. */
    moved: z.boolean(),
    /** Whether visitors see it by then; null where that is as it was. */
    visible: z.boolean().nullable(),
  })
  .meta({ id: 'VersionChange' });
export type VersionChange = z.infer<typeof versionChange>;

/** A version of something: who made it, when, and what it changed. */
export const version = z
  .object({
    id,
    at: timestamp,
    /** The name that they had then; empty where nobody is known, as of `initial`. */
    by: z.string(),
    act: z.enum(versionActs),
    /** Of small weight: nothing but a place or a switch changed. */
    minor: z.boolean(),
    /** What differs from the version before it; nothing does in the first one. */
    change: versionChange,
    /** When the version was made that came back; of `restored` alone, null of others. */
    restored: timestamp.nullable(),
  })
  .meta({ id: 'Version' });
export type Version = z.infer<typeof version>;

/** One field: HTML as `html`, with null as its value; anything else as `value`, as the kind's form sends it. */
export const versionField = z
  .object({ name: z.string(), html: html().optional(), value: z.unknown() })
  .meta({ id: 'VersionField' });
export type VersionField = z.infer<typeof versionField>;

/** A picture, and the name of the field that it stands in, such as `image`, `images` or `logo`. */
export const versionPicture = z
  .object({
    /** Tells it from others of the same record: the picture's own id, or that of a picture of the banner. */
    id,
    field: z.string(),
    /** Null where its file is not there any more. */
    image: image.nullable(),
    /** What it shows, where that belongs to the record: of the banner's pictures alone. */
    alt: z.string().optional(),
    /** Of the banner's pictures alone. */
    visible: z.boolean().optional(),
  })
  .meta({ id: 'VersionPicture' });
export type VersionPicture = z.infer<typeof versionPicture>;

/** Something as it was in a version, or as it is. */
export const versionRecord = z
  .object({
    /** In the order of the form. Colours are fields of the palette. */
    fields: z.array(versionField),
    /** The main one first. */
    pictures: z.array(versionPicture),
    /** Null where it cannot be switched. */
    visible: z.boolean().nullable(),
    /** What its list is sorted by; null where it has no place. */
    place: z.number().nullable(),
  })
  .meta({ id: 'VersionRecord' });
export type VersionRecord = z.infer<typeof versionRecord>;

const side = z.object({
  /** Null of what is there now. */
  version: version.nullable(),
  record: versionRecord,
});

/** Two states of something, and what differs in the second. */
export const versionComparison = z
  .object({ from: side, to: side, change: versionChange })
  .meta({ id: 'VersionComparison' });
export type VersionComparison = z.infer<typeof versionComparison>;

/** The newest version after one was brought back: a new one, unless nothing differed. */
export const versionRestored = z.object({ version }).meta({ id: 'VersionRestored' });

/** How a version is brought back: at another path where its own is another's by now. */
export const versionRestore = z
  .object({ path: exactText(limits.pathCharacters).trim().optional() })
  .meta({ id: 'VersionRestore' });
