import { z } from 'zod';
import { html } from '../html/html.ts';
import { id, timestamp } from '../id.ts';
import { image } from '../files/image.ts';
import { contentGroups } from '../kinds/contentKinds.ts';
import { limits } from '../limits.ts';
import { exactText } from '../text/text.ts';

/**
 * What has a history, by the names of its calls: entries by their ids, and of `settings` the parts that
 * `historySections` names.
 */
export const historyKinds = [...contentGroups, 'settings'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Everything that has versions: the texts of library pictures have them, too, but no drafts. */
export const versionedKinds = [...historyKinds, 'pictures'] as const;
export type VersionedKind = (typeof versionedKinds)[number];

/**
 * What made a version: `initial` is the state before versions existed, `returned` came back from the trash at another
 * path, `switched` became visible or hidden, and `moved` got another place.
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

/** The differences between two versions, for describing them. */
export const versionChange = z
  .object({
    /** The names of fields whose values differ, in the order of the form. */
    fields: z.array(z.string()),
    /** Replacing a picture counts as one added and one removed. */
    pictures: z.object({
      added: z.int().min(0),
      removed: z.int().min(0),
      /** Pictures in both whose description or visibility differs. */
      changed: z.int().min(0),
      /** Whether the pictures that both have are in another order. */
      reordered: z.boolean(),
    }),
    /** Whether its place in its list changed. */
    moved: z.boolean(),
    /** Whether visitors see it afterwards; null if unchanged. */
    visible: z.boolean().nullable(),
  })
  .meta({ id: 'VersionChange' });
export type VersionChange = z.infer<typeof versionChange>;

/** A version: who made it, when, and what it changed. */
export const version = z
  .object({
    id,
    at: timestamp,
    /** Their name at that time; empty if unknown, as for `initial`. */
    by: z.string(),
    act: z.enum(versionActs),
    /** A minor version: only a place or a switch changed. */
    minor: z.boolean(),
    /** The difference from the previous version; empty for the first one. */
    change: versionChange,
    /** When the restored version was made; only for `restored`, otherwise null. */
    restored: timestamp.nullable(),
  })
  .meta({ id: 'Version' });
export type Version = z.infer<typeof version>;

/** One field: HTML as `html`, with null as its value; anything else as `value`, as the kind's form sends it. */
export const versionField = z
  .object({ name: z.string(), html: html().optional(), value: z.unknown() })
  .meta({ id: 'VersionField' });
export type VersionField = z.infer<typeof versionField>;

/** A picture, and the name of its field, such as `image`, `images` or `logo`. */
export const versionPicture = z
  .object({
    /** Unique within the record: the picture's own id, or that of a picture of the banner. */
    id,
    field: z.string(),
    /** Null if its file no longer exists. */
    image: image.nullable(),
    /** The description, if it belongs to the record: only for the banner's pictures. */
    alt: z.string().optional(),
    /** Only for the banner's pictures. */
    visible: z.boolean().optional(),
  })
  .meta({ id: 'VersionPicture' });
export type VersionPicture = z.infer<typeof versionPicture>;

/** The content of a version, or the current one. */
export const versionRecord = z
  .object({
    /** In the order of the form. Colours are fields of the palette. */
    fields: z.array(versionField),
    /** The main one first. */
    pictures: z.array(versionPicture),
    /** Null if it has no switch. */
    visible: z.boolean().nullable(),
    /** Its sort key in its list; null if it has no place. */
    place: z.number().nullable(),
  })
  .meta({ id: 'VersionRecord' });
export type VersionRecord = z.infer<typeof versionRecord>;

const side = z.object({
  /** Null for the current state. */
  version: version.nullable(),
  record: versionRecord,
});

/** Two states, and what differs in the second. */
export const versionComparison = z
  .object({ from: side, to: side, change: versionChange })
  .meta({ id: 'VersionComparison' });
export type VersionComparison = z.infer<typeof versionComparison>;

/** The newest version after a restore: a new one, unless nothing differed. */
export const versionRestored = z.object({ version }).meta({ id: 'VersionRestored' });

/** Options of a restore: another path, if its own is taken. */
export const versionRestore = z
  .object({ path: exactText(limits.pathCharacters).trim().optional() })
  .meta({ id: 'VersionRestore' });
