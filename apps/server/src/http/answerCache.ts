import type { PreparedJson } from './sendAnswer.ts';

/** Public answers that were given before, ready to leave again while nothing changed. */
export type AnswerCache = {
  /** The answer kept under a key at this version of the store, unless its time has passed. */
  find: (key: string, version: string, now: Date) => PreparedJson | undefined;
  /** Keeps an answer that was read when the store was at this version or later. */
  keep: (key: string, version: string, answer: PreparedJson) => void;
};

/** Enough for every page of a large site; a flood of made-up questions cannot take more. */
const defaultBytes = 32 * 1024 * 1024;

/**
 * A cache in memory that forgets everything as soon as the store's version is another one, so that any write, by any
 * process, makes the next read fresh. Past its size it forgets what was not asked for longest.
 */
export function createAnswerCache(maxBytes: number = defaultBytes): AnswerCache {
  const answers = new Map<string, PreparedJson>();
  let cachedVersion: string | undefined;
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= answers.get(key)?.body.byteLength ?? 0;
    answers.delete(key);
  };

  const remember = (key: string, answer: PreparedJson): void => {
    answers.set(key, answer);
    bytes += answer.body.byteLength;
  };

  return {
    find: (key, version, now) => {
      const answer = version === cachedVersion ? answers.get(key) : undefined;
      if (answer === undefined) return undefined;
      forget(key);
      if (answer.freshUntil !== undefined && answer.freshUntil <= now) return undefined;
      remember(key, answer);
      return answer;
    },
    keep: (key, version, answer) => {
      if (answer.body.byteLength > maxBytes) return;
      if (version !== cachedVersion) {
        answers.clear();
        bytes = 0;
        cachedVersion = version;
      }
      forget(key);
      remember(key, answer);
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },
  };
}
