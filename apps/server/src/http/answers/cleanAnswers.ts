import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@vitrin/contract/endpoints';
import { mapHtml } from '@vitrin/contract/html/html';
import { cleanHtml } from '../input/cleanHtml.ts';
import { HttpError } from '../httpErrors.ts';

/** Sanitises responses as the contract defines them: nothing in their HTML and addresses can do harm. */
export type AnswerCleaner = {
  clean: (endpoint: Endpoint, answer: unknown) => Promise<unknown>;
  /** Sanitises an error: an edit conflict carries the stored entry. */
  cleanError: (endpoint: Endpoint, error: unknown) => Promise<unknown>;
};

/** Digests of this many texts take about 5 MB. */
const rememberedTexts = 50_000;

/** How many milliseconds texts are cleaned before other requests get their turn. */
const turnMs = 20;

/**
 * Creates a sanitiser of responses. Everything was cleaned when it was saved, but a row may come from an older version,
 * an import or a restore. A text that needed no cleaning is remembered by its digest, since cleaning takes fifty times
 * as long as hashing.
 */
export function createAnswerCleaner(remembered = rememberedTexts, cleaned = cleanHtml): AnswerCleaner {
  const known = new Set<string>();

  function isKnown(digest: string): boolean {
    if (!known.delete(digest)) return false;
    known.add(digest);
    return true;
  }

  function remember(digest: string): void {
    known.add(digest);
    for (const oldest of known) {
      if (known.size <= remembered) break;
      known.delete(oldest);
    }
  }

  async function clean(endpoint: Endpoint, answer: unknown): Promise<unknown> {
    const parsed = endpoint.answer.parse(answer);
    const digests = new Map<string, string>();
    mapHtml(endpoint.answer, parsed, (html) => {
      const digest = digests.get(html) ?? digestOf(html);
      if (!isKnown(digest)) digests.set(html, digest);
      return html;
    });
    if (digests.size === 0) return parsed;
    const texts = new Map<string, string>();
    let turn = performance.now();
    for (const [html, digest] of digests) {
      const safe = cleaned(html);
      if (safe === html) remember(digest);
      texts.set(html, safe);
      if (performance.now() - turn < turnMs) continue;
      await setImmediate();
      turn = performance.now();
    }
    return mapHtml(endpoint.answer, parsed, (html) => texts.get(html) ?? html);
  }

  return {
    clean,
    cleanError: async (endpoint, error) => {
      if (!(error instanceof HttpError) || !('current' in error.details)) return error;
      const { statusCode, message, errors, details } = error;
      const current = await clean(endpoint, details['current']);
      return new HttpError(statusCode, message, {
        ...(errors && { errors }),
        details: { ...details, current },
      });
    },
  };
}

const digestOf = (html: string): string => createHash('sha256').update(html).digest('base64');
