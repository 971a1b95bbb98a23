import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Store } from './openStore.ts';

/** How long a lease lasts without renewal. Clocks of processes differ by far less. */
export const leaseMs = 60_000;

/** How long finished work of a day is remembered: longer than a day lasts in any time zone. */
const doneMs = 2 * 24 * 60 * 60 * 1_000;

/** Work that one process at a time does, over one store. */
export type Leases = {
  /** The name under which this process holds leases; a new one at every start. */
  holder: string;
  /** Takes or renews a lease; false if another process holds it. */
  take: (name: string) => Promise<boolean>;
  /** Keeps a lease of this process until the given time, even if the process ends. */
  keep: (name: string, until: Date) => Promise<void>;
  /**
   * Does work that is due once for all processes, such as that of a day, unless another process does it or has done it.
   * If it fails or returns false, the next process to look may try. Returns whether this process has done it.
   */
  once: (name: string, work: () => Promise<boolean>) => Promise<boolean>;
  /** Whether anybody holds a lease. */
  isTaken: (name: string) => Promise<boolean>;
  /** Releases a lease, and clears expired ones. */
  release: (name: string) => Promise<void>;
};

/** The leases of one process. */
export function openLeases(store: Store, clock: Clock): Leases {
  const holder = newId();

  /** A lease that ends later than its kind can is from a time at which the clock ran ahead, and over. */
  const take = async (name: string, longestMs = leaseMs): Promise<boolean> => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + leaseMs);
    const longest = new Date(now.getTime() + longestMs);
    const taken = await store.write((writer) =>
      writer
        .insertInto('lease')
        .values({ name, holder, expiresAt })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, expiresAt })
            .where((is) =>
              is.or([
                is('lease.holder', '=', holder),
                is('lease.expiresAt', '<=', now),
                is('lease.expiresAt', '>', longest),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst(),
    );
    return taken !== undefined;
  };

  const keep: Leases['keep'] = async (name, until) => {
    await store.write((writer) =>
      writer
        .updateTable('lease')
        .set({ expiresAt: until })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute(),
    );
  };

  const release: Leases['release'] = async (name) => {
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
  };

  return {
    holder,
    take: (name) => take(name),
    keep,
    release,
    once: async (name, work) => {
      if (!(await take(name, doneMs))) return false;
      // Long work shows that it is alive.
      const beat = setInterval(() => void take(name).catch(() => false), leaseMs / 3);
      let done = false;
      try {
        done = await work();
      } finally {
        clearInterval(beat);
        // Nobody does it again, not even after a restart.
        await (done ? keep(name, new Date(clock.now().getTime() + doneMs)) : release(name));
      }
      return done;
    },
    isTaken: async (name) => {
      const query = store.read.selectFrom('lease').select('name').where('name', '=', name);
      const [now, longest] = [clock.now(), new Date(clock.now().getTime() + leaseMs)];
      const held = query.where('expiresAt', '>', now).where('expiresAt', '<=', longest);
      return (await held.executeTakeFirst()) !== undefined;
    },
  };
}
