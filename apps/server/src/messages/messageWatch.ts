import type { Writable } from 'node:stream';
import { limits } from '@vitrin/contract/limits';
import type { Store } from '../store/openStore.ts';

/** The timing of a watch, in milliseconds: the polling interval, the heartbeat, its maximum duration. */
export type WatchBounds = { lookMs: number; beatMs: number; lastMs: number };

export const usualWatch: WatchBounds = {
  lookMs: 2_000,
  beatMs: 20_000,
  lastMs: 5 * 60 * 1_000,
};

type Watcher = { userId: string; greeted: boolean; tell: (text: string) => void; end: () => void };

/** Notifies open inboxes of new messages. */
export type InboxWatch = {
  /** Writes events until the client disconnects, or until the maximum duration. */
  follow: (userId: string, output: Writable) => Promise<void>;
  /** Checks at once, for example after a message was stored here. */
  look: () => Promise<void>;
  /** Ends the watching of everybody. */
  stop: () => void;
};

/**
 * Polls the newest message of the inbox, with one query for all watchers in this process and only while there are any:
 * so each process notices what the others store. Ends when the process is about to shut down.
 */
export function createMessageWatch(
  store: Store,
  { lookMs, beatMs, lastMs, isReady }: WatchBounds & { isReady: () => boolean },
): InboxWatch {
  const watchers = new Set<Watcher>();
  let newest: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const readNewest = async (): Promise<string> => {
    const row = await store.read
      .selectFrom('contactMessage')
      .select('id')
      .where('archived', '=', false)
      .where('spam', '=', false)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? '';
  };

  /**
   * A client that has read `: watching` misses no message stored afterwards, as the newest one is known by then. If the
   * store is unavailable, the query is repeated at the next check.
   */
  async function lookOnce(): Promise<void> {
    const found = await readNewest().catch(() => undefined);
    if (found === undefined) return;
    const isNew = newest !== undefined && found !== newest && found !== '';
    newest = found;
    for (const watcher of watchers) {
      if (!watcher.greeted) watcher.tell(': watching\n\n');
      watcher.greeted = true;
      if (isNew) watcher.tell('event: message\ndata: {}\n\n');
    }
  }

  /** One query at a time; all callers meanwhile share the next one. */
  function look(): Promise<void> {
    if (watchers.size === 0) return Promise.resolve();
    next ??= (async () => {
      await looking;
      next = undefined;
      looking = lookOnce();
      await looking;
    })();
    return next;
  }

  const stop = (): void => {
    for (const { end } of watchers) end();
  };

  function tick(): void {
    if (isReady()) void look();
    else stop();
  }

  return {
    look,
    stop,
    follow: async (userId, output) => {
      const own = [...watchers].filter((watcher) => watcher.userId === userId);
      // Beyond the limit per person the oldest watch ends; beyond the total limit new ones are refused.
      if (own.length >= limits.ownWatchers) own[0]?.end();
      if (watchers.size >= limits.watchers || !isReady()) {
        output.end(': later\n\n');
        return;
      }
      await new Promise<void>((resolve) => {
        const beat = setInterval(() => watcher.tell(':\n\n'), beatMs).unref();
        const last = setTimeout(() => watcher.end(), lastMs).unref();
        const watcher: Watcher = {
          userId,
          greeted: false,
          // A client that does not read is disconnected.
          tell: (text) => void (output.writableNeedDrain ? watcher.end() : output.write(text)),
          end: () => {
            clearInterval(beat);
            clearTimeout(last);
            watchers.delete(watcher);
            if (watchers.size === 0) {
              clearInterval(timer);
              [timer, newest] = [undefined, undefined];
            }
            output.end();
            resolve();
          },
        };
        output.once('close', () => watcher.end());
        watchers.add(watcher);
        timer ??= setInterval(tick, lookMs).unref();
        void look();
      });
    },
  };
}
