import { LRUCache } from 'lru-cache';
import { heldBytes } from './encodings.ts';
import { type ContentVersion, isSameContent, type TablesRead } from '../../store/contentVersion.ts';
import type { PreparedJson } from './sendAnswer.ts';

/** What the cache needs to know of a response. */
type Kept = { freshUntil?: Date | undefined; unkept?: true | undefined; tables?: TablesRead };

/** A visitor's request: `key` names the response, `version` the state of the content that it must reflect. */
export type Question = { key: string } & State;
type State = { version: ContentVersion; now: Date };

/** Public responses that were sent before, reused while nothing has changed. */
export type AnswerCache<Response extends Kept = PreparedJson> = {
  /** Returns the cached response, or the one that `make` makes; for concurrent requests it is made once. */
  read: (question: Question, make: () => Promise<Response>) => Promise<Response>;
  /** Whether this response is cached and fresh. */
  isCurrent: (question: Question, response: Response) => boolean;
  /** The last response that was cached for a key, fresh or not. */
  last: (key: string) => Response | undefined;
  drop: (key: string) => void;
  /** The current size; `bytes` is an upper bound of the memory in use. */
  held: () => { entries: number; bytes: number };
};

/** Enough for every page of a large site. */
const defaults = { maxEntries: 5_000, maxBytes: 20 * 1024 * 1024, keepsOld: false };

/** The memory of an entry besides its texts, as measured: objects, slots in the cache, a buffer of its own. */
const overheadBytes = 1_536;

/** A cache of public JSON responses. */
export const createAnswerCache = (bounds: Partial<typeof defaults> = {}): AnswerCache =>
  createCache(bytesOf, bounds);

/**
 * A cache in memory whose responses are fresh until any process writes to a table that they were made from, so that the
 * first read after a write is fresh. Stale responses are dropped with the first one of a newer version, unless it
 * `keepsOld`. Beyond its limit of entries or bytes it evicts the least recently used.
 */
export function createCache<Response extends Kept>(
  sizeOf: (key: string, response: Response) => number,
  bounds: Partial<typeof defaults> = {},
): AnswerCache<Response> {
  const { maxEntries, maxBytes, keepsOld } = { ...defaults, ...bounds };
  type Entry = { version: ContentVersion; response: Response };
  const kept = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => sizeOf(key, response),
  });
  const making = new Map<string, Promise<Response>>();
  let keptVersion: string | undefined;

  const isFresh = ({ version: from, response }: Entry, { version, now }: State): boolean =>
    isSameContent(from, version, response.tables) && !isOver(response, now);

  const dropOld = (state: State): void => {
    for (const [key, entry] of kept.entries()) {
      if (!isFresh(entry, state)) kept.delete(key);
    }
  };

  const keep = ({ key, version, now }: Question, response: Response): void => {
    if (isOver(response, now) || response.unkept === true) return;
    if (version.id !== keptVersion && !keepsOld) dropOld({ version, now });
    keptVersion = version.id;
    kept.set(key, { version, response });
  };

  return {
    read: async (question, make) => {
      const { key, version } = question;
      const known = kept.get(key);
      if (known !== undefined && isFresh(known, question)) {
        known.version = version;
        return known.response;
      }

      const place = `${version.id}\n${key}`;
      const begun = making.get(place);
      if (begun !== undefined) return begun;
      const made = make();
      making.set(place, made);
      try {
        const response = await made;
        keep(question, response);
        return response;
      } finally {
        making.delete(place);
      }
    },
    isCurrent: (question, response) => {
      const known = kept.get(question.key);
      if (known?.response !== response || !isFresh(known, question)) return false;
      known.version = question.version;
      return true;
    },
    last: (key) => kept.get(key)?.response,
    drop: (key) => void kept.delete(key),
    held: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}

const isOver = ({ freshUntil }: Kept, now: Date): boolean => freshUntil !== undefined && freshUntil <= now;

/** An upper bound of the memory of an entry; a character is counted as two bytes. */
function bytesOf(key: string, answer: PreparedJson): number {
  const { headers = {} } = answer;
  const [etag, bytes] = 'body' in answer ? [answer.etag, heldBytes(answer.body)] : ['', 0];
  const texts = [key, etag, ...Object.entries(headers).flat()];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return overheadBytes + bytes + 2 * characters;
}
