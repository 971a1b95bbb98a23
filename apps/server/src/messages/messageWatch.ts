import type { Writable } from 'node:stream';
import { limits } from '@vitrin/contract/limits';
import type { Store } from '../store/openStore.ts';

/** How a watch goes on; times are in milliseconds. */
export type WatchBounds = { lookMs: number; beatMs: number; lastMs: number };

export const usualWatch: WatchBounds = {
  lookMs: limits.watchLookMs,
  beatMs: limits.watchBeatMs,
  lastMs: limits.watchMs,
};

type Watcher = { userId: string; tell: (text: string) => void; end: () => void };

/** Tells inboxes that a message has come. */
export type InboxWatch = {
  /** Writes to somebody until they go, or until it has lasted long enough. */
  follow: (userId: string, output: Writable) => Promise<void>;
  /** Looks at once, such as after a message was stored here. */
  look: () => Promise<void>;
  /** Ends the watching of everybody. */
  stop: () => void;
};

/**
 * Looks at the newest message of the inbox, for all who watch in this process by one question, and only while anybody does:
 * so each process hears of what the others store. Ends once the process is about to leave.
 */
export function createMessageWatch(
  store: Store,
  { lookMs, beatMs, lastMs, isReady }: WatchBounds & { isReady: () => boolean },
): InboxWatch {
  const watchers = new Set<Watcher>();
  let newest: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

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

  async function lookOnce(): Promise<void> {
    // A store that is away is asked again in a moment.
    const found = await readNewest().catch(() => newest);
    const isNew = newest !== undefined && found !== newest && found !== '';
    newest = found;
    if (isNew) for (const { tell } of watchers) tell('event: message\ndata: {}\n\n');
  }

  /** One question at a time; who asks meanwhile waits for one that begins later. */
  async function look(): Promise<void> {
    if (watchers.size === 0) return;
    await looking;
    looking = lookOnce().finally(() => {
      looking = undefined;
    });
    await looking;
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
      // Of too many windows of one person the oldest end; a full house turns away whoever comes.
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
          // Who does not read is not written to any further.
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
        watcher.tell(': watching\n\n');
        void look();
      });
    },
  };
}
