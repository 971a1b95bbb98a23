import { LRUCache } from 'lru-cache';
import type { PreparedJson } from './sendAnswer.ts';

/** What a visitor asks: `key` names the answer, `version` the state of the store that it has to tell of. */
export type Question = { key: string; version: string; now: Date };

/** Public answers that were given before, ready to leave again while nothing changed. */
export type AnswerCache = {
  /** The answer that was kept, else the one that `make` makes; however many ask at once, it is made once. */
  read: (question: Question, make: () => Promise<PreparedJson>) => Promise<PreparedJson>;
  /** What is kept now; `bytes` counts all that it takes in memory. */
  held: () => { entries: number; bytes: number };
};

/** Enough for every page of a large site. */
const defaults = { maxEntries: 5_000, maxBytes: 32 * 1024 * 1024 };

/** What an entry takes besides its texts, as measured: objects, places in the cache, a buffer of its own. */
const overheadBytes = 1_536;

/**
 * A cache in memory that forgets everything as soon as the store's version is another one, so that any write, by any
 * process, makes the next read fresh. Past its number of entries or bytes it forgets what was not asked for longest.
 */
export function createAnswerCache(bounds: Partial<typeof defaults> = {}): AnswerCache {
  const { maxEntries, maxBytes } = { ...defaults, ...bounds };
  const kept = new LRUCache<string, PreparedJson>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => bytesOf(key, answer),
  });
  const making = new Map<string, Promise<PreparedJson>>();
  let keptVersion: string | undefined;

  const keep = ({ key, version, now }: Question, answer: PreparedJson): void => {
    if (isOver(answer, now) || answer.unkept === true) return;
    if (version !== keptVersion) {
      kept.clear();
      keptVersion = version;
    }
    kept.set(key, answer);
  };

  return {
    read: async (question, make) => {
      const { key, version, now } = question;
      const known = version === keptVersion ? kept.get(key) : undefined;
      if (known !== undefined && !isOver(known, now)) return known;
      const place = `${version}\n${key}`;
      const begun = making.get(place);
      if (begun !== undefined) return begun;
      const made = make();
      making.set(place, made);
      try {
        const answer = await made;
        keep(question, answer);
        return answer;
      } finally {
        making.delete(place);
      }
    },
    held: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}

const isOver = ({ freshUntil }: PreparedJson, now: Date): boolean =>
  freshUntil !== undefined && freshUntil <= now;

/** An upper bound of what an entry takes; a character is counted as two bytes. */
function bytesOf(key: string, { body, etag, headers = {} }: PreparedJson): number {
  const texts = [key, etag, ...Object.entries(headers).flat()];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return overheadBytes + body.buffer.byteLength + 2 * characters;
}
