import { LRUCache } from 'lru-cache';
import type { PreparedJson } from './sendAnswer.ts';

/** A visitor's request: `key` names the response, `version` the state of the store that it must reflect. */
export type Question = { key: string; version: string; now: Date };

/** Public responses that were sent before, ready to be sent again while nothing has changed. */
export type AnswerCache = {
  /** The response that was kept, else the one that `make` makes; for concurrent requests it is made once. */
  read: (question: Question, make: () => Promise<PreparedJson>) => Promise<PreparedJson>;
  /** What is kept now; `bytes` counts all that it takes in memory. */
  held: () => { entries: number; bytes: number };
};

/** Enough for every page of a large site. */
const defaults = { maxEntries: 5_000, maxBytes: 32 * 1024 * 1024 };

/** The memory of an entry besides its texts, as measured: objects, slots in the cache, a buffer of its own. */
const overheadBytes = 1_536;

/**
 * A cache in memory that drops everything as soon as the store's version changes, so that after any write, by any
 * process, the next read is fresh. Past its number of entries or bytes it evicts the least recently used.
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
