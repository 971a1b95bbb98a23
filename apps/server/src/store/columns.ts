import { type RawBuilder, sql } from 'kysely';
import { focalPoint, pictureCrops } from '@vitrin/contract/files/focalPoint';
import { z } from 'zod';
import type { Tables } from './schema.ts';

/** The databases that the store runs on. */
export type Engine = 'sqlite' | 'postgres';

/** The kinds of columns whose type differs between the databases. */
export type ColumnKind = 'json' | 'boolean' | 'time';

const typeNames = {
  sqlite: { json: 'text', boolean: 'integer', time: 'text' },
  postgres: { json: 'jsonb', boolean: 'boolean', time: 'timestamptz' },
} as const satisfies Record<Engine, Record<ColumnKind, string>>;

/** The type of a column, for use in a migration. */
export const columnType = (engine: Engine, kind: ColumnKind): RawBuilder<unknown> =>
  sql.raw(typeNames[engine][kind]);

/** The kind of a column for a type of value; texts and numbers need none. */
type KindOf<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [Date | null]
    ? 'time'
    : [Value] extends [string | number | null]
      ? never
      : 'json';

/** How the values of a column are decoded. JSON has a schema that accepts any stored value. */
export type ColumnReading = 'boolean' | 'time' | z.ZodType;

type ReadingOf<Value> = KindOf<Value> extends 'json' ? z.ZodType<Value> : KindOf<Value>;

/** The columns of a table that are stored in another form. */
type ReadingsIn<Table extends keyof Tables> = {
  readonly [Column in keyof Tables[Table] as KindOf<Tables[Table][Column]> extends never
    ? never
    : Column]: ReadingOf<Tables[Table][Column]>;
};

/** Columns that all entries have; a table without further ones is not listed below. */
const entry = {
  active: 'boolean',
  sortKeys: z.record(z.string(), z.string()).catch({}),
  createdAt: 'time',
  updatedAt: 'time',
} as const;

/** All such columns of every other table: a missing one does not compile. */
type Readings = {
  readonly [Table in keyof Tables as typeof entry extends ReadingsIn<Table>
    ? never
    : Table]: ReadingsIn<Table>;
};

/** The readable part of a stored list; the rest is left out, as if it had never been written. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((each) => {
        const { data, success } = item.safeParse(each);
        return success ? [data] : [];
      }),
    );

const variants = listOf(
  z.object({
    name: z.string(),
    width: z.int().positive(),
    type: z.enum(['image/avif', 'image/webp']),
    cut: z.literal('tall').optional(),
    at: z.string().optional(),
  }),
);
const focus = pictureCrops.extend({ all: focalPoint.optional() }).catch({});
const pairs = listOf(z.object({ key: z.string(), value: z.string() }));
const steps = listOf(z.object({ title: z.string(), text: z.string() }));
const questions = listOf(z.object({ question: z.string(), answer: z.string() }));
const texts = listOf(z.string());
const document = z.record(z.string(), z.unknown()).catch({});

const keptRows = z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).catch({});

const amount = z.int().min(0).catch(0);

/** Only the differing parts of a change are stored. */
const change = z
  .object({
    fields: texts,
    pictures: z
      .object({ added: amount, removed: amount, changed: amount, reordered: z.boolean().catch(false) })
      .catch({ added: 0, removed: 0, changed: 0, reordered: false }),
    moved: z.boolean().catch(false),
    visible: z.boolean().nullable().catch(null),
  })
  .catch({
    fields: [],
    pictures: { added: 0, removed: 0, changed: 0, reordered: false },
    moved: false,
    visible: null,
  });

const keptPictures = listOf(
  z.object({
    id: z.string(),
    field: z.string(),
    slide: z.string().optional(),
    alt: z.string().optional(),
    visible: z.boolean().optional(),
  }),
);

const versionContent = z
  .object({
    fields: document.optional(),
    cuts: z.record(z.string(), z.tuple([z.int().min(0), z.int().min(0), z.string()])).optional(),
    pictures: keptPictures.optional(),
    visible: z.boolean().nullable().optional(),
    place: z.number().nullable().optional(),
  })
  .catch({});

const readings: Readings = {
  userAccount: { lastUsedAt: 'time', createdAt: 'time', updatedAt: 'time' },
  codeSecret: { createdAt: 'time', confirmedAt: 'time' },
  signInStep: { createdAt: 'time', expiresAt: 'time' },
  passkey: { createdAt: 'time', lastUsedAt: 'time' },
  passkeyChallenge: { createdAt: 'time', expiresAt: 'time' },
  invitation: { createdAt: 'time', expiresAt: 'time' },
  session: { createdAt: 'time', lastUsedAt: 'time', expiresAt: 'time' },
  passwordGuess: { retryAt: 'time', expiresAt: 'time' },
  visitorCount: { expiresAt: 'time' },
  lease: { expiresAt: 'time' },
  setting: { value: document, updatedAt: 'time' },
  picture: {
    focus,
    variants,
    variantsComplete: 'boolean',
    decorative: 'boolean',
    kept: 'boolean',
    retiredAt: 'time',
    createdAt: 'time',
  },
  textFile: { inText: 'boolean' },
  service: { ...entry, steps, faq: questions, noindex: 'boolean' },
  project: { ...entry, additionalInfo: pairs, serviceIds: texts, noindex: 'boolean' },
  post: { ...entry, noindex: 'boolean', tags: texts, publishDate: 'time' },
  postTag: { active: 'boolean', publishDate: 'time', createdAt: 'time' },
  contactMessage: {
    read: 'boolean',
    archived: 'boolean',
    spam: 'boolean',
    spamReasons: texts,
    labels: texts,
    campaign: z.record(z.string(), z.string()).catch({}),
    answeredAt: 'time',
    sortKeys: entry.sortKeys,
    createdAt: 'time',
    updatedAt: 'time',
  },
  mailSetup: { recipients: texts, digest: 'boolean', updatedAt: 'time' },
  mailLetter: { dueAt: 'time', createdAt: 'time', updatedAt: 'time' },
  activity: { at: 'time' },
  passwordLink: { createdAt: 'time', expiresAt: 'time' },
  emailChange: { createdAt: 'time', expiresAt: 'time' },
  trash: { record: keptRows, deletedAt: 'time' },
  version: {
    minor: 'boolean',
    madeAt: 'time',
    restoredAt: 'time',
    change,
    content: versionContent,
  },
  previewLink: { createdAt: 'time', expiresAt: 'time', usedAt: 'time' },
  plan: { madeAt: 'time', dueAt: 'time', base: 'time', fields: document },
  draft: { base: 'time', fields: document, files: texts, keptAt: 'time' },
  schemaMigration: { appliedAt: 'time' },
};

const readingsOfTables: ReadonlyMap<string, Readonly<Record<string, ColumnReading>>> = new Map(
  Object.entries(readings),
);

/**
 * How to decode the columns returned by a query over these tables, by their names in code. Throws if two of the tables
 * share a name that is decoded differently: such a query has to alias its columns.
 */
export function readingsOf(tables: Iterable<string>): ReadonlyMap<string, ColumnReading> {
  const found = new Map<string, ColumnReading>();
  for (const table of tables) {
    for (const [column, reading] of Object.entries(readingsOfTables.get(table) ?? entry)) {
      if ((found.get(column) ?? reading) !== reading) {
        throw new TypeError(`"${column}" is read in another way in ${table} than in another table`);
      }
      found.set(column, reading);
    }
  }
  return found;
}
