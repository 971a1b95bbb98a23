import { randomBytes } from 'node:crypto';
import { noteActivity } from '../activity/noteActivity.ts';
import { secretHash } from '../auth/secretHash.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/openStore.ts';

/** How long a ticket is valid, in milliseconds. */
const ticketMs = 60_000;

const contents = { plain: 'siteFile:plain', messages: 'siteFile:messages' } as const;

/** Single-use permits to download the site, kept in the store, so that any process can serve the download. */
export type Tickets = {
  issue: (wish: { messages: boolean }) => Promise<{ ticket: string; expiresAt: Date }>;
  /** Whether a ticket would be taken now. */
  isValid: (ticket: string) => Promise<boolean>;
  /** Uses a ticket up and returns what it allows; undefined if it is unknown, used or expired. */
  take: (ticket: string) => Promise<{ messages: boolean } | undefined>;
};

/** Only its hash is stored, so that reading the store does not allow a download. */
const nameOf = (ticket: string): string => `siteFile:${secretHash(ticket)}`;

/** The tickets of a store: they are leases that are never renewed. */
export const openTickets = (store: Store, clock: Clock): Tickets => ({
  issue: async ({ messages }) => {
    const ticket = randomBytes(32).toString('base64url');
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + ticketMs);
    const holder = messages ? contents.messages : contents.plain;
    await store.write(async (writer) => {
      await writer.deleteFrom('lease').where('expiresAt', '<=', now).execute();
      await writer
        .insertInto('lease')
        .values({ name: nameOf(ticket), holder, expiresAt })
        .execute();
      await noteActivity(writer, { act: 'siteDownloaded', now });
    });
    return { ticket, expiresAt };
  },
  isValid: async (ticket) => {
    const row = await store.read
      .selectFrom('lease')
      .select('name')
      .where('name', '=', nameOf(ticket))
      .where('expiresAt', '>', clock.now())
      .executeTakeFirst();
    return row !== undefined;
  },
  take: async (ticket) => {
    const row = await store.write((writer) =>
      writer
        .deleteFrom('lease')
        .where('name', '=', nameOf(ticket))
        .returning(['holder', 'expiresAt'])
        .executeTakeFirst(),
    );
    if (row === undefined || row.expiresAt <= clock.now()) return undefined;
    return { messages: row.holder === contents.messages };
  },
});
