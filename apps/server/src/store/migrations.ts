import type { Kysely, RawBuilder, SchemaModule } from 'kysely';
import type { ColumnKind, Engine } from './columns.ts';
import { slice } from './migrations/0001Slice.ts';
import { content } from './migrations/0002Content.ts';
import { messages } from './migrations/0003Messages.ts';
import { passwordGuesses } from './migrations/0004PasswordGuesses.ts';
import { oneWord } from './migrations/0005OneWord.ts';
import { listIndexes } from './migrations/0006Lists.ts';
import { listKeys } from './migrations/0007ListKeys.ts';
import { leases } from './migrations/0008Leases.ts';
import { visitorCounts } from './migrations/0009VisitorCounts.ts';
import { search } from './migrations/0010Search.ts';
import { places } from './migrations/0011Places.ts';
import type { ContentTable, OwnColumn, Tables } from './schema.ts';

/** A migration. It is never changed once released; another one follows it instead. */
export type Migration = {
  name: string;
  up: (
    schema: SchemaModule,
    type: (kind: ColumnKind) => RawBuilder<unknown>,
    /** For what is stored already; rows come and go as the database has them. */
    db: Kysely<Tables>,
    engine: Engine,
  ) => Promise<void>;
};

/**
 * All migrations, in order. One that only adds a text or a table of texts is made here, in a line, by `addText` or
 * `addEntries` of `migrations/entryTables.ts`.
 */
export const migrations: readonly Migration[] = [
  slice,
  content,
  messages,
  passwordGuesses,
  oneWord,
  listIndexes,
  listKeys,
  leases,
  visitorCounts,
  search,
  places,
];

/** The step that makes each column of a kind's own: one without a step does not compile. */
export const makers: {
  readonly [Table in ContentTable]: Readonly<Record<OwnColumn<Table>, Migration>>;
} = {
  service: {
    title: slice,
    subtitle: slice,
    path: slice,
    icon: slice,
    shortDescription: slice,
    description: slice,
  },
  reason: { title: content, description: content, icon: content },
  member: {
    name: content,
    position: content,
    email: content,
    facebookUrl: content,
    instagramUrl: content,
    linkedinUrl: content,
    youtubeUrl: content,
  },
  project: {
    title: content,
    category: content,
    shortDescription: content,
    description: content,
    additionalInfo: content,
  },
  galleryItem: { title: content, category: content, alt: content },
  post: {
    title: content,
    date: content,
    publishDate: content,
    excerpt: content,
    content,
    details: content,
    author: content,
    category: content,
    tags: content,
    shownDay: content,
  },
};
