import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Reader, Store, Writer } from './openStore.ts';
import { transact } from './transact.ts';

/** The transaction of a rehearsal or of grouped writes, while it lasts. */
type Rehearsal = { writer: Writer | undefined; savepoints: number };

/** Rolls a transaction back. */
class Undo extends Error {}

/**
 * Trial transactions. Reads and writes through the returned objects within a rehearsal use its transaction, through any
 * number of function calls, so that other code need not know of it. One runs at a time in this process.
 */
export function rehearsals(
  database: Reader,
  {
    holdVersion,
    begun,
  }: {
    /** Freezes the version if this connection would otherwise report changes that are about to be rolled back. */
    holdVersion: (() => () => void) | undefined;
    begun: ((writer: Writer) => Promise<void>) | undefined;
  },
): { reader: Reader } & Pick<Store, 'rehearse' | 'together' | 'write'> {
  const rehearsing = new AsyncLocalStorage<Rehearsal>();
  let last: Promise<unknown> = Promise.resolve();

  async function begin<T>(work: () => Promise<T>): Promise<T> {
    const ended: { made: T }[] = [];
    let release: (() => void) | undefined;
    const run = async (writer: Writer): Promise<never> => {
      // From here on nobody else writes over this connection, and this work has not written yet.
      release = holdVersion?.();
      await begun?.(writer);
      ended.push({ made: await within(writer, work) });
      throw new Undo();
    };
    try {
      return await transact(database, run);
    } catch (error) {
      const [done] = ended;
      if (!(error instanceof Undo) || done === undefined) throw error;
      return done.made;
    } finally {
      release?.();
    }
  }

  /** Runs work in a transaction that its reads and writes pick up implicitly. */
  async function within<T>(writer: Writer, work: () => Promise<T>): Promise<T> {
    const rehearsal: Rehearsal = { writer, savepoints: 0 };
    try {
      return await rehearsing.run(rehearsal, work);
    } finally {
      // Whatever outlives the work reads the stored state.
      rehearsal.writer = undefined;
    }
  }

  const rehearse: Store['rehearse'] = (work) => {
    const next = last.then(() => begin(work));
    last = next.catch(() => undefined);
    return next;
  };

  const write: Store['write'] = async (work) => {
    const rehearsal = rehearsing.getStore();
    const writer = rehearsal?.writer;
    if (rehearsal === undefined || writer === undefined) return transact(database, work);
    rehearsal.savepoints += 1;
    const name = sql.id(`rehearsed_${rehearsal.savepoints}`);
    await sql`savepoint ${name}`.execute(writer);
    try {
      const made = await work(writer);
      await sql`release savepoint ${name}`.execute(writer);
      return made;
    } catch (error) {
      await sql`rollback to savepoint ${name}`.execute(writer);
      throw error;
    }
  };

  const reader = new Proxy(database, {
    get: (target, property) => {
      const db = rehearsing.getStore()?.writer ?? target;
      const found: unknown = Reflect.get(db, property, db);
      return typeof found === 'function' ? found.bind(db) : found;
    },
  });
  const together: Store['together'] = (work) => transact(database, (writer) => within(writer, work));
  return { reader, rehearse, together, write };
}
