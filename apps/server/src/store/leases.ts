import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Store } from './openStore.ts';

/** How long a piece of work is somebody's without a sign of life. Clocks of processes differ by far less. */
export const leaseMs = 60_000;

/** Work that one process at a time does, over one store. */
export type Leases = {
  /** The name under which this process holds leases; one of its own at every start. */
  holder: string;
  /** Takes a lease that nobody holds, or holds one for longer; false where it is somebody else's. */
  take: (name: string) => Promise<boolean>;
  /** Keeps others from a lease of this process until a moment, also when this process has gone. */
  keep: (name: string, until: Date) => Promise<void>;
  /** Whether anybody holds a lease. */
  isTaken: (name: string) => Promise<boolean>;
  /** Gives a lease back, and clears those that have run out. */
  release: (name: string) => Promise<void>;
};

/** The leases of one process. */
export function openLeases(store: Store, clock: Clock): Leases {
  const holder = newId();
  return {
    holder,
    take: async (name) => {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + leaseMs);
      const taken = await store.write((writer) =>
        writer
          .insertInto('lease')
          .values({ name, holder, expiresAt })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ holder, expiresAt })
              .where((is) => is.or([is('lease.holder', '=', holder), is('lease.expiresAt', '<=', now)])),
          )
          .returning('name')
          .executeTakeFirst(),
      );
      return taken !== undefined;
    },
    keep: async (name, until) => {
      await store.write((writer) =>
        writer
          .updateTable('lease')
          .set({ expiresAt: until })
          .where('name', '=', name)
          .where('holder', '=', holder)
          .execute(),
      );
    },
    isTaken: async (name) => {
      const query = store.read.selectFrom('lease').select('name').where('name', '=', name);
      return (await query.where('expiresAt', '>', clock.now()).executeTakeFirst()) !== undefined;
    },
    release: async (name) => {
      await store.write((writer) =>
        writer
          .deleteFrom('lease')
          .where((is) =>
            is.or([
              is.and([is('name', '=', name), is('holder', '=', holder)]),
              is('expiresAt', '<=', clock.now()),
            ]),
          )
          .execute(),
      );
    },
  };
}
