import type { RawBuilder, SchemaModule } from 'kysely';
import type { ColumnKind } from './columns.ts';
import { slice } from './migrations/0001Slice.ts';
import { content } from './migrations/0002Content.ts';
import { messages } from './migrations/0003Messages.ts';
import { oneWord } from './migrations/0005OneWord.ts';
import { passwordGuesses } from './migrations/0004PasswordGuesses.ts';

/** A migration. It is never changed once released; another one follows it instead. */
export type Migration = {
  name: string;
  up: (schema: SchemaModule, type: (kind: ColumnKind) => RawBuilder<unknown>) => Promise<void>;
};

/** All migrations, in order. */
export const migrations: readonly Migration[] = [slice, content, messages, passwordGuesses, oneWord];
