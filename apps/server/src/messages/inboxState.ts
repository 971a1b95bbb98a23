import { createHash } from 'node:crypto';
import type { InboxState } from '@vitrin/contract/messages/message';
import { sql } from 'kysely';
import { contentVersionOf } from '../store/contentVersion.ts';
import type { Reader } from '../store/openStore.ts';
import { inboxTables } from '../store/watchContent.ts';

/** A tag of the current state of the inbox, which reads one row and no messages. */
export async function readInboxState(reader: Reader): Promise<InboxState> {
  const { rows } = await sql<{ version: unknown; tables: unknown }>`
    select version, tables from content_version`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('The content of the database has no version');
  const { tables } = contentVersionOf(row);
  const states = inboxTables.map((table) => tables[table] ?? '');
  return { state: createHash('sha256').update(states.join(' ')).digest('base64url').slice(0, 22) };
}
